import { t } from "../../words/t";
/**
 * Replaces the link of a video with its player, which gets the focus. The sandboxed player may run scripts and little
 * more; YouTube refuses requests without a referrer.
 *
 * @param link has the address of the player as `data-film`
 */
export function playFilm(link: HTMLAnchorElement): void {
  const player = document.createElement("iframe");
  player.title = link.querySelector("strong")?.textContent.replace(/^▶\s*/, "") ?? t("Video");
  player.setAttribute("sandbox", "allow-scripts allow-presentation allow-same-origin");
  player.referrerPolicy = "strict-origin";
  player.allow = "autoplay; fullscreen; picture-in-picture; encrypted-media";
  player.src = link.dataset.film ?? "";
  link.replaceWith(player);
  player.focus({ preventScroll: true });
}

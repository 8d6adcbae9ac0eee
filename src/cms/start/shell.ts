import { servedPath } from "../../domain/addresses/served-path";
import { routes } from "../../domain/routes";
import { element } from "./make-element";
import { t } from "../../words/t";

const banners = {
  sandbox: t("Sandbox: the content of the site, only in this tab. Nothing is saved, so try anything."),
  local: t("You are editing the files on this computer."),
  hosted: "",
} as const;

export function showBanner(place: keyof typeof banners): void {
  const start = document.getElementById("start");
  if (start) start.hidden = true;
  const text = banners[place];
  if (text === "") return;
  const banner = element("footer", `banner banner-${place}`, text);
  document.body.append(banner);
  new ResizeObserver(() => {
    const { height } = banner.getBoundingClientRect();
    document.documentElement.style.setProperty("--banner-height", `${Math.ceil(height)}px`);
  }).observe(banner);
}

/** If there is nothing to edit, says what to do about it; the sandbox opens the requested page. */
export function showNowhere(askedFor: string): void {
  document.getElementById("sandbox")?.setAttribute("href", servedPath(routes.adminSandbox(askedFor)));
  document.getElementById("loading")?.setAttribute("hidden", "");
  document.getElementById("nowhere")?.removeAttribute("hidden");
}

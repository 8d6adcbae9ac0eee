import { type MouseEvent, useMemo } from "react";
import { toast } from "./toast/toast";
import { t } from "../../words/t";
import * as styles from "./Prose.module.css";

interface ProseProps {
  readonly html: string;
  /** True if each piece of code has a button that copies it. */
  readonly copiesCode?: boolean;
  /** A span is allowed in a label. */
  readonly as?: "div" | "span";
}

const copyButton = `<button type="button" data-copy="" data-pagefind-ignore="">${t("Copy code")}</button>`;

/** A text of the content. Its HTML was sanitized when the site was built. */
export function Prose({ html, copiesCode = false, as: Element = "div" }: ProseProps) {
  const shown = copiesCode ? html.replace(/<pre [^>]*><code>/g, `${copyButton}$&`) : html;
  // React writes it again for a new object, which would close what a reader has opened in the text.
  const inner = useMemo(() => ({ __html: shown }), [shown]);
  const isPressed = html.includes(" data-film=") || shown !== html;
  return (
    // Presses are on the links inside, which the keyboard reaches.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <Element className={styles.prose} onClick={isPressed ? onClick : undefined} dangerouslySetInnerHTML={inner} />
  );
}

function onClick(event: MouseEvent<HTMLElement>): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest("[data-copy]");
  if (button) void copyCode(button.nextElementSibling?.textContent ?? "");
  else showFilm(event, target.closest<HTMLAnchorElement>("a[data-film]"));
}

async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: t("Code copied to clipboard!"), tone: "success" });
  } catch {
    toast({ title: t("The code could not be copied"), description: t("Your browser refused."), tone: "error" });
  }
}

/** Replaces a pressed link with the player, unless the press opens another tab. */
function showFilm(event: MouseEvent<HTMLElement>, link: HTMLAnchorElement | null): void {
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import("./film-player").then(
    ({ playFilm }) => playFilm(link),
    () => window.location.assign(link.href),
  );
}

import { useEffect, useSyncExternalStore, useState } from "react";
import { sitePath } from "../../domain/addresses/served-path";
import { type MissingItem, missingItemAt, listedRoutes, notFoundLines } from "../../domain/not-found";
import { addressHere } from "../../domain/addresses/own-parameters";
import { withoutEnd } from "../../model/schema/without-end";
import { routes } from "../../domain/routes";
import { startWhen } from "../../domain/start/start-when";
import { openPage } from "../../hooks/open-page";
import { clockText } from "../../domain/time/date-text";
import { prefersReducedMotion } from "../../hooks/motion/reduced-motion";
import { ButtonLink } from "../navigation/ButtonLink";
import { Prompt } from "../ui/terminal/Prompt";
import { Text } from "../ui/Text";
import { SiteLink } from "../navigation/SiteLink";
import { TerminalWindow } from "../ui/terminal/TerminalWindow";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./NotFound.module.css";

const never = () => () => undefined;

/**
 * The page for every unknown path. Only the browser knows the path, so it is shown once the page is interactive.
 */
export function NotFound() {
  const path = useSyncExternalStore(
    never,
    () => sitePath(window.location.pathname),
    () => undefined,
  );
  useEffect(() => leaveOutSlash(window.location), []);
  const missing = path === undefined ? undefined : missingItemAt(path);
  return missing ? <MissingItemScreen item={missing} /> : <NotFoundTerminal path={path} />;
}

function MissingItemScreen({ item }: { readonly item: MissingItem }) {
  return (
    <div className={`container ${styles.missing ?? ""}`}>
      <Prompt place="~" command="echo $?  # 404" />
      <Text as="h1">{item.title}</Text>
      <Text as="p">{item.explanation}</Text>
      <ButtonLink primary to={item.back.to}>
        <Text>{item.back.label}</Text>
      </ButtonLink>
    </div>
  );
}

type Place = Pick<Location, "pathname" | "search" | "hash" | "replace">;

/** GitHub Pages serves `/events` but not `/events/`, to which it used to redirect: old links must still work. */
export function leaveOutSlash(place: Place): void {
  const { pathname, search, hash } = place;
  if (sitePath(pathname) === "/" || !pathname.endsWith("/")) return;
  const address = addressHere((withoutEnd(pathname, "/") || "/") + search + hash);
  if (address !== undefined) place.replace(address);
}

/** A placeholder for the path in the HTML, which is the same for all paths. */
const somePath = "/this-page";

function NotFoundTerminal({ path }: { readonly path: string | undefined }) {
  const lines = notFoundLines(path ?? somePath);
  const printed = usePrintedLines(lines.length);
  const isDone = printed >= lines.length;

  useEffect(() => {
    if (path !== undefined) console.log(`404: no page at ${path}`);
  }, [path]);

  return (
    <div className={`container ${styles.screen ?? ""}`} {...startWhen("load")}>
      <h1>{t("Page not found")}</h1>
      <TerminalWindow program="bash" action={<Clock />}>
        <div className={styles.lines} translate="no">
          {lines.slice(0, printed).map((line, index) => (
            <Text as="div" key={index} className={toneOf(line)}>
              {line}
            </Text>
          ))}
          {isDone && (
            <ul role="list" className={styles.routes} aria-label={t("Available routes")}>
              {listedRoutes().map((route) => (
                <li key={route}>
                  <SiteLink to={route}>{route}</SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </TerminalWindow>
      <div className={buttons.row}>
        <ButtonLink primary to={routes.home}>
          {t("Return to Home")}
        </ButtonLink>
        <button type="button" className={buttons.scripted} onClick={goBack}>
          {t("Go Back")}
        </button>
        <button type="button" className={buttons.scripted} onClick={() => window.location.reload()}>
          {t("Refresh")}
        </button>
      </div>
    </div>
  );
}

function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else openPage(routes.home);
}

function toneOf(line: string): string | undefined {
  if (line.startsWith("$")) return styles.command;
  return /^(bash:|ERROR)/.test(line) ? styles.error : styles.line;
}

function everySecond(update: () => void): () => void {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
}

/** The reader's own time, to the second. Screen readers don't announce its changes. */
function Clock() {
  const time = useSyncExternalStore(
    everySecond,
    () => clockText(new Date()),
    () => "--:--:--",
  );
  return (
    <time role="timer" aria-live="off">
      {time}
    </time>
  );
}

/** In ms (docs/behaviour.md#unknown-addresses). */
const STEP = 300;

/**
 * How many lines a terminal has printed: one more every 300 ms once the page is interactive. Before that, without
 * JavaScript, and with less motion: all of them.
 */
function usePrintedLines(count: number): number {
  const [printed, setPrinted] = useState(count);

  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the HTML has all lines, which the page then prints again
    setPrinted(0);
    const timer = setInterval(() => setPrinted((before) => Math.min(before + 1, count)), STEP);
    return () => clearInterval(timer);
  }, [count]);

  return printed;
}

import { findOtherBrowsers } from "../../../scripts/other-browsers.mjs";
import { describeBrowser, type OpenBrowser } from "../../support/browser/describe-browser";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { WebSocket } from "ws";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { parseJsonObject } from "../../support/json-object";
import { until } from "../../support/until";
import { keyActions, pressActions } from "../../support/browser/input-actions";
import { middleOf, placeFrom, type Reader } from "../../support/browser/reader";

/**
 * Starts Firefox and controls it with WebDriver BiDi, which Firefox supports: Playwright only works with its own
 * Firefox.
 */
async function startFirefox(program: string, origin: string): Promise<OpenBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), "firefox-"));
  const firefox = spawn(program, ["--headless", "--remote-debugging-port=0", "--profile", profile, "about:blank"]);
  const socket = new WebSocket(`${await addressOf(firefox, program)}/session`);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const send = sender(socket);
  const { capabilities } = await send("session.new", { capabilities: {} });
  const tabs = async () => textsIn(await send("browsingContext.getTree", {}), "contexts", "context");
  const [context = ""] = await tabs();
  await send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 900 } });
  const ended = new Promise((resolve) => firefox.once("exit", resolve));
  return {
    version: String(Reflect.get(Object(capabilities), "browserVersion")),
    reader: readerOf(context, origin, send, tabs),
    close: async () => {
      await send("browser.close", {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Calls a method of WebDriver BiDi, and returns its result. */
type Send = (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>;

function readerOf(context: string, origin: string, send: Send, tabs: () => Promise<readonly string[]>): Reader {
  const ask = async (expression: string, target = context): Promise<unknown> => {
    const { result } = await send("script.evaluate", {
      expression: `Promise.resolve(${expression}).then(JSON.stringify)`,
      target: { context: target },
      awaitPromise: true,
    });
    const text: unknown = Reflect.get(Object(result), "value");
    return typeof text === "string" ? JSON.parse(text) : undefined;
  };
  const perform = (actions: readonly object[]) => send("input.performActions", { context, actions });
  const press = async (element: string, held?: string) =>
    void (await perform(pressActions(placeFrom(await ask(middleOf(element))), held)));
  return {
    ask,
    press: (element) => press(element),
    open: async (address) => {
      await send("browsingContext.navigate", { context, url: new URL(address, origin).href, wait: "complete" });
    },
    pressForTab: async (element) => {
      const before = await tabs();
      await press(element, "Control");
      let opened: string | undefined;
      await until("a tab opens", async () => {
        opened = (await tabs()).find((tab) => !before.includes(tab));
        return opened !== undefined;
      });
      let address = "about:";
      await until("the tab has an address", async () => {
        address = String(await ask("location.href", opened).catch(() => "about:"));
        return !address.startsWith("about:");
      });
      await send("browsingContext.close", { context: opened });
      return address;
    },
    type: async (...keys) => void (await perform(keyActions(keys))),
    back: async () => void (await send("browsingContext.traverseHistory", { context, delta: -1 })),
    forward: async () => void (await send("browsingContext.traverseHistory", { context, delta: 1 })),
    reload: async () => void (await send("browsingContext.reload", { context, wait: "complete" })),
  };
}

function sender(socket: WebSocket): Send {
  let last = 0;
  const waiting = new Map<unknown, (message: Readonly<Record<string, unknown>>) => void>();
  socket.on("message", (data: Buffer) => {
    const message = parseJsonObject(data.toString("utf8"));
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  return async (method, params) => {
    last += 1;
    const id = last;
    const answer = new Promise<Readonly<Record<string, unknown>>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answer;
    if (type !== "success" || !isJsonObject(result)) throw new Error(`${method}: ${String(message)}`);
    return result;
  };
}

/** The address of Firefox, from its output at the start. */
function addressOf(firefox: ChildProcess, program: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    firefox.once("error", () => reject(new Error(`'${program}' did not start`)));
    firefox.stderr?.on("data", (text: Buffer) => {
      said += text.toString("utf8");
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

function textsIn(value: unknown, list: string, name: string): readonly string[] {
  const items: unknown = Reflect.get(Object(value), list);
  const texts = Array.isArray(items) ? items.map((item): unknown => Reflect.get(Object(item), name)) : [];
  return texts.filter((text) => typeof text === "string");
}

const { firefox } = findOtherBrowsers();

describeBrowser("Firefox", firefox === undefined ? undefined : (origin) => startFirefox(firefox, origin));

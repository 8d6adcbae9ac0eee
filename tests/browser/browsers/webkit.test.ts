import { findOtherBrowsers } from "../../../scripts/other-browsers.mjs";
import { describeBrowser, type OpenBrowser } from "../../support/browser/describe-browser";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { propertyOf } from "../../../src/domain/shape";
import { until } from "../../support/until";
import { keyActions, pressActions } from "../../support/browser/input-actions";
import { middleOf, placeFrom, type Reader } from "../../support/browser/reader";

/** The programs that a WebKit without a screen needs. */
interface WebkitPrograms {
  readonly driver: string;
  /** The small browser that comes with WebKitGTK. */
  readonly browser: string;
  readonly screen: string;
}

/** Starts WebKitGTK, the engine of Safari, on a virtual screen, and controls it with WebDriver. */
async function startWebkit({ driver, browser, screen }: WebkitPrograms, origin: string): Promise<OpenBrowser> {
  const display = spawn(screen, ["-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(display.stdout, "data")) as [Buffer];
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      ...{ DISPLAY: `:${number.toString().trim()}`, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" },
      // Its sandbox does not start for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const send = sender(`http://127.0.0.1:${port}`);
  await until("WebKit's driver answers", () => send("GET", "/status").then(Boolean, () => false));
  const options = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
  const session = await send("POST", "/session", { capabilities: { alwaysMatch: options } });
  const path = `/session/${String(propertyOf(session, "sessionId"))}`;
  return {
    version: String(propertyOf(propertyOf(session, "capabilities"), "browserVersion")),
    reader: readerOf(origin, (method, command, body) => send(method, path + command, body)),
    close: async () => {
      await send("DELETE", path);
      await end(program);
      await end(display);
    },
  };
}

/** Calls a command of WebDriver, and returns its value. */
type Send = (method: "GET" | "POST" | "DELETE", command: string, body?: object) => Promise<unknown>;

function sender(driver: string): Send {
  return async (method, command, body) => {
    const response = await fetch(driver + command, { method, body: body ? JSON.stringify(body) : null });
    const value = propertyOf(await response.json(), "value");
    if (!response.ok) throw new Error(`${command}: ${String(propertyOf(value, "message"))}`);
    return value;
  };
}

function readerOf(origin: string, send: Send): Reader {
  const ask = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value)))`;
    const text = await send("POST", "/execute/async", { script, args: [] });
    return typeof text === "string" ? JSON.parse(text) : undefined;
  };
  const perform = (actions: readonly object[]) => send("POST", "/actions", { actions });
  return {
    ask,
    open: async (address) => void (await send("POST", "/url", { url: new URL(address, origin).href })),
    press: async (element) => void (await perform(pressActions(placeFrom(await ask(middleOf(element)))))),
    type: async (...keys) => void (await perform(keyActions(keys))),
    back: async () => void (await send("POST", "/back", {})),
    forward: async () => void (await send("POST", "/forward", {})),
    reload: async () => void (await send("POST", "/refresh", {})),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = Number(propertyOf(server.address(), "port"));
  server.close();
  await once(server, "close");
  return port;
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, "exit");
  program.kill();
  await ended;
}

const { webkit } = findOtherBrowsers();

describeBrowser("WebKitGTK", webkit === undefined ? undefined : (origin) => startWebkit(webkit, origin));

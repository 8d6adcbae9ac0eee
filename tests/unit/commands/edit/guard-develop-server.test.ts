import { createServer, request } from "node:http";
import express from "express";
import { guardDevelopServer } from "../../../../src/commands/edit/guard-develop-server";
import { gatsbyRequire } from "../../../../src/gatsby/insides";
import { parseJsonObject } from "../../../support/json-object";
import { listen } from "../../../support/servers/listen";

let port: number;
let close: () => Promise<void>;
/** Tells open pages the current data of a page, like Gatsby. */
let tellPages: (result: unknown) => unknown;

/** As each development server of Gatsby has one. */
function newWebsocketManager(): unknown {
  const sockets: unknown = gatsbyRequire("gatsby/dist/utils/websocket-manager.js");
  const WebsocketManager: unknown = Reflect.get(Object(sockets), "WebsocketManager");
  if (typeof WebsocketManager !== "function") throw new Error("Gatsby no longer has 'WebsocketManager'");
  return Reflect.construct(WebsocketManager, []);
}

function call(owner: unknown, name: string, ...given: readonly unknown[]): unknown {
  const called: unknown = Reflect.get(Object(owner), name);
  if (typeof called !== "function") throw new Error(`Gatsby no longer has '${name}'`);
  return Reflect.apply(called, owner, given);
}

beforeAll(async () => {
  const app = express();
  const websocketManager = newWebsocketManager();
  tellPages = (result) => call(websocketManager, "emitPageData", result);
  // Gatsby adds its routes, and allows every origin, before a site can add anything.
  app.get("/___graphql", (_request, response) => response.set("Access-Control-Allow-Origin", "*").send("a draft"));
  guardDevelopServer({ app }, websocketManager);
  // It starts its server only after that.
  const server = createServer(app);
  call(websocketManager, "init", { server });
  const running = await listen(server);
  port = Number(new URL(running.origin).port);
  close = running.close;
});

afterAll(async () => {
  await close();
});

afterEach(() => {
  delete process.env.GATSBY_HOST;
});

interface NamedHeaders {
  readonly Host: string;
  readonly Origin?: string;
}

const ownPages: readonly NamedHeaders[] = [
  { Host: "localhost:8000" },
  { Host: "127.0.0.1:8000", Origin: "http://127.0.0.1:8000" },
  { Host: "[::1]:8000" },
  { Host: "192.168.0.7:8000", Origin: "http://192.168.0.7:8000" },
  { Host: "localhost:8000", Origin: "https://localhost:8000" },
];

const otherWebsites: readonly NamedHeaders[] = [
  { Host: "attacker.example:8000" },
  { Host: "attacker.example", Origin: "http://attacker.example" },
  { Host: "localhost.attacker.example:8000" },
  { Host: "localhost:8000", Origin: "https://attacker.example" },
  { Host: "localhost:8000", Origin: "http://localhost:3000" },
  { Host: "localhost:8000", Origin: "null" },
  { Host: "@" },
];

interface Question {
  readonly path: string;
  readonly headers: NamedHeaders;
  readonly body?: string;
}

function ask({ path, headers, body }: Question): Promise<string> {
  const method = body === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method, headers: { ...headers }, agent: false }, (response) => {
      response.setEncoding("utf8").once("data", resolve);
    })
      .on("error", reject)
      .end(body);
  });
}

/** The status with which the server answers a page that wants to open a WebSocket. */
function openWebSocket(headers: NamedHeaders): Promise<number | undefined> {
  const asked = {
    ...headers,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
  };
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: "/socket.io/?EIO=4&transport=websocket", headers: asked, agent: false })
      .on("upgrade", ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode);
      })
      .on("response", (response) => {
        response.destroy();
        resolve(response.statusCode);
      })
      .on("error", reject)
      .end();
  });
}

const polling = "/socket.io/?EIO=4&transport=polling";

describe("The development server", () => {
  it.each(ownPages)("answers its own pages: %j", async (headers) => {
    expect(await ask({ path: "/___graphql", headers })).toBe("a draft");
  });

  it.each(otherWebsites)("answers no other website: %j", async (headers) => {
    expect(await ask({ path: "/___graphql", headers })).toContain("It answers only its own pages");
  });

  it.each(ownPages)("opens a WebSocket for its own pages: %j", async (headers) => {
    expect(await openWebSocket(headers)).toBe(101);
  });

  it.each(otherWebsites)("opens a WebSocket for no other website: %j", async (headers) => {
    expect(await openWebSocket(headers)).toBe(400);
    expect(await ask({ path: polling, headers })).not.toContain("sid");
  });

  it("opens none for a script tag, of which a browser does not say which website it is on", async () => {
    expect(await ask({ path: `${polling}&j=0`, headers: { Host: "localhost:8000" } })).not.toContain("sid");
  });

  it("tells its own pages without a WebSocket, too, what has changed", async () => {
    const headers = { Host: "localhost:8000" };
    // A packet is a digit and its data.
    const { sid } = parseJsonObject((await ask({ path: polling, headers })).slice(1));
    const path = `${polling}&sid=${String(sid)}`;
    await ask({ path, headers, body: "40" });
    await ask({ path, headers });
    const told = ask({ path, headers });
    tellPages({ id: "/events", result: { data: "changed" } });
    expect(await told).toContain('"changed"');
  });

  it("answers to the name that GATSBY_HOST gives it", async () => {
    process.env.GATSBY_HOST = "My-Computer.local";
    expect(await ask({ path: "/___graphql", headers: { Host: "my-computer.local:8000" } })).toBe("a draft");
    expect(await openWebSocket({ Host: "my-computer.local:8000" })).toBe(101);
  });

  it("must be an Express app that starts socket.io, else a person has to look at it", () => {
    const app = express();
    expect(() => guardDevelopServer({ app: {} }, newWebsocketManager())).toThrow("expected an Express app");
    expect(() => guardDevelopServer({ app }, undefined)).toThrow("expected it to start socket.io");
    const sockets = { init: () => ({}) };
    guardDevelopServer({ app }, sockets);
    expect(sockets.init).toThrow("expected the engine of socket.io");
  });
});

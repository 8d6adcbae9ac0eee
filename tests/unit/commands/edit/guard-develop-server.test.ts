import { createServer, request } from "node:http";
import express from "express";
import { guardDevelopServer } from "../../../../src/commands/edit/guard-develop-server";
import { listen } from "../../../support/servers/listen";

let port: number;
let close: () => Promise<void>;

beforeAll(async () => {
  const app = express();
  // Gatsby adds its routes, and allows every origin, before a site can add anything.
  app.get("/___graphql", (_request, response) => response.set("Access-Control-Allow-Origin", "*").send("a draft"));
  const server = await listen(createServer(app));
  guardDevelopServer({ app });
  port = Number(new URL(server.origin).port);
  close = server.close;
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

function ask({ Host, Origin }: NamedHeaders): Promise<string> {
  const headers = { Host, ...(Origin !== undefined && { Origin }) };
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: "/___graphql", headers, agent: false }, (response) => {
      response.setEncoding("utf8").once("data", resolve);
    })
      .on("error", reject)
      .end();
  });
}

describe("The development server", () => {
  it.each<NamedHeaders>([
    { Host: "localhost:8000" },
    { Host: "127.0.0.1:8000", Origin: "http://127.0.0.1:8000" },
    { Host: "[::1]:8000" },
    { Host: "192.168.0.7:8000", Origin: "http://192.168.0.7:8000" },
    { Host: "localhost:8000", Origin: "https://localhost:8000" },
  ])("answers its own pages: %j", async (headers) => {
    expect(await ask(headers)).toBe("a draft");
  });

  it.each<NamedHeaders>([
    { Host: "attacker.example:8000" },
    { Host: "attacker.example", Origin: "http://attacker.example" },
    { Host: "localhost.attacker.example:8000" },
    { Host: "localhost:8000", Origin: "https://attacker.example" },
    { Host: "localhost:8000", Origin: "http://localhost:3000" },
    { Host: "localhost:8000", Origin: "null" },
    { Host: "@" },
  ])("answers no other website: %j", async (headers) => {
    expect(await ask(headers)).toContain("It answers only its own pages");
  });

  it("answers to the name that GATSBY_HOST gives it", async () => {
    process.env.GATSBY_HOST = "My-Computer.local";
    expect(await ask({ Host: "my-computer.local:8000" })).toBe("a draft");
  });

  it("must be an Express app, else a person has to look at it", () => {
    expect(() => guardDevelopServer({ app: {} })).toThrow("expected an Express app");
  });
});

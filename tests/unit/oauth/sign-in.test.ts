import { createHash } from "node:crypto";
import { createServer, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { createNodeServer } from "../../../oauth/create-node-server";
import { readSettings } from "../../../oauth/settings";
import worker from "../../../oauth/worker";
import { listen } from "../../support/servers/listen";

const site = "https://club.example.org";

/** A provider that redeems `good-code` for all requests, and records them. */
async function startProvider() {
  const told: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const body = new URLSearchParams(text);
      told.push(body);
      response.setHeader("Content-Type", "application/json");
      const answer = body.get("code") === "good-code" ? { access_token: "gho_token" } : { error: "bad_code" };
      response.end(body.get("code") === "broken" ? "<html>" : JSON.stringify(answer));
    });
  });
  return { told, ...(await listen(server)) };
}

let provider: Awaited<ReturnType<typeof startProvider>>;
let variables: Record<string, string>;
let helper: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  provider = await startProvider();
  variables = {
    OAUTH_CLIENT_ID: "club",
    OAUTH_CLIENT_SECRET: "hidden-words",
    OAUTH_SITE_ORIGINS: site,
    OAUTH_PROVIDER: provider.origin,
  };
  helper = await listen(createNodeServer(readSettings(variables)));
});

afterAll(async () => {
  await helper.close();
  await provider.close();
});

/** Sends a request like a browser, but follows no redirects. */
function ask(path: string, cookie?: string): Promise<Response> {
  return fetch(helper.origin + path, { redirect: "manual", headers: cookie === undefined ? {} : { Cookie: cookie } });
}

/** Starts to sign in: the request to the provider, and the cookie of the browser. */
async function start(query = "provider=github&site_id=club.example.org&scope=repo") {
  const response = await ask(`/auth?${query}`);
  const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
  return { response, cookie, address: new URL(response.headers.get("Location") ?? "") };
}

test("an editor is sent to the provider with a state and a challenge, and the browser keeps the secret", async () => {
  const { response, address, cookie } = await start();
  expect(response.status).toBe(302);
  expect(address.origin + address.pathname).toBe(`${provider.origin}/login/oauth/authorize`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: "club",
    redirect_uri: `${helper.origin}/callback`,
    scope: "repo",
    code_challenge_method: "S256",
  });
  const [, state = "", verifier = ""] = /=([\w-]{43})\.([\w-]{43})$/.exec(cookie) ?? [];
  expect(address.searchParams.get("state")).toBe(state);
  expect(address.searchParams.get("code_challenge")).toBe(createHash("sha256").update(verifier).digest("base64url"));
  expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-.*HttpOnly; Secure; SameSite=Lax$/);
});

test("every sign-in has its own secret", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.cookie).not.toBe(second.cookie);
});

test.each([
  ["public_repo", "public_repo"],
  ["admin:org", "repo"],
])("asked for the scope %s it asks for %s", async (wanted, scope) => {
  const { address } = await start(`provider=github&scope=${wanted}`);
  expect(address.searchParams.get("scope")).toBe(scope);
});

test("the token goes to the editor, once the provider has redeemed the code", async () => {
  const { address, cookie } = await start();
  const response = await ask(`/callback?code=good-code&state=${address.searchParams.get("state") ?? ""}`, cookie);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain(String.raw`authorization:github:success:{\"token\":\"gho_token\",\"provider\":\"github\"}`);
  expect(page).toContain(`const origins = ["${site}"]`);
  expect(page).not.toContain("hidden-words");
  const [told] = provider.told.slice(-1);
  expect(told?.get("client_secret")).toBe("hidden-words");
  expect(told?.get("code_verifier")).toBe(cookie.split(".")[1]);
});

test("the page that hands over the token runs its own script only, is kept nowhere, and ends the secret", async () => {
  const { address, cookie } = await start();
  const { headers } = await ask(`/callback?code=good-code&state=${address.searchParams.get("state") ?? ""}`, cookie);
  expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.*script-src 'sha256-[\w+/]+=*'$/);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Set-Cookie")).toContain("Max-Age=0");
});

const expired = "This sign-in has expired or was started in another browser. Please try again.";

test.each([
  ["no cookie", "", "right", expired],
  ["another state", undefined, "x".repeat(43), expired],
  ["a state of another length", undefined, "short", expired],
])("with %s no code is redeemed", async (_name, given, state, message) => {
  const { address, cookie } = await start();
  const before = provider.told.length;
  const wanted = state === "right" ? (address.searchParams.get("state") ?? "") : state;
  const response = await ask(`/callback?code=good-code&state=${wanted}`, given ?? cookie);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(message);
  expect(provider.told).toHaveLength(before);
});

test.each([
  ["code=bad", "GitHub did not accept the sign-in (bad_code). Please try again."],
  ["code=broken", "GitHub could not be reached. Please try again."],
  ["error=access_denied", "You did not allow access, so you are not signed in."],
])("%s ends in a sentence", async (query, message) => {
  const { address, cookie } = await start();
  const response = await ask(`/callback?${query}&state=${address.searchParams.get("state") ?? ""}`, cookie);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(message);
});

test.each([
  ["GET", "/", 200],
  ["GET", "/nothing", 404],
  ["POST", "/auth", 405],
  ["GET", "/auth?provider=gitlab", 400],
])("%s %s answers %i", async (method, path, status) => {
  const response = await fetch(helper.origin + path, { method, redirect: "manual" });
  expect(response.status).toBe(status);
});

test.each([
  ["an address on another host", { path: "//evil.example/auth" }],
  ["a host that is none", { headers: { Host: "evil example" } }],
  ["a method that browsers refuse", { method: "TRACE" }],
])("%s is refused in a sentence that nothing keeps or guesses the type of", async (_name, options) => {
  const answer = await new Promise<IncomingMessage>((resolve) => {
    request(helper.origin, options, resolve).end();
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  expect(await text(answer)).toBe("This request is malformed.\n");
});

test("as a Worker it does the same", async () => {
  const response = await worker.fetch(new Request("https://sign-in.example.org/auth?provider=github"), variables);
  const address = new URL(response.headers.get("Location") ?? "");
  expect(address.searchParams.get("redirect_uri")).toBe("https://sign-in.example.org/callback");
});

test("behind a proxy the callback has the origin that browsers see", async () => {
  const behind = await listen(
    createNodeServer(readSettings({ ...variables, OAUTH_PUBLIC_ORIGIN: "https://sign-in.example.org" })),
  );
  const response = await fetch(`${behind.origin}/auth`, { redirect: "manual" });
  await behind.close();
  const address = new URL(response.headers.get("Location") ?? "");
  expect(address.searchParams.get("redirect_uri")).toBe("https://sign-in.example.org/callback");
});

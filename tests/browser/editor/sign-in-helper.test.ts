import { expect, test } from "@playwright/test";
import { createServer } from "node:http";
import { createNodeServer } from "../../../oauth/create-node-server";
import { readSettings } from "../../../oauth/settings";
import { listen } from "../../support/servers/listen";

/** A provider where users allow access at once. */
const provider = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider.invalid");
  if (pathname === "/login/oauth/authorize") {
    const back = new URL(searchParams.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({ code: "code", state: searchParams.get("state") ?? "" }).toString();
    response.writeHead(302, { Location: back.toString() }).end();
    return;
  }
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ access_token: "gho_token" }));
});

/** A page that speaks to the helper as Decap does; its address names the helper. */
const editor = `<!doctype html><title>Editor</title><button>Sign in</button><output></output><script>
  const helper = new URLSearchParams(location.search).get("helper");
  document.querySelector("button").onclick = () => {
    const popup = open(helper + "/auth?provider=github&site_id=club&scope=repo");
    addEventListener("message", (event) => {
      if (event.origin !== helper) return;
      if (event.data === "authorizing:github") popup.postMessage(event.data, event.origin);
      else document.querySelector("output").textContent = event.data;
    });
  };
</script>`;

const editorSite = createServer((_request, response) => response.setHeader("Content-Type", "text/html").end(editor));

test("a window of an allowed site gets the token, another site's gets nothing", async ({ context }) => {
  const servers = await Promise.all([listen(provider), listen(editorSite)]);
  const [{ origin: providerOrigin }, { origin: siteOrigin }] = servers;
  const helper = await listen(
    createNodeServer(
      readSettings({
        OAUTH_CLIENT_ID: "club",
        OAUTH_CLIENT_SECRET: "hidden-words",
        OAUTH_SITE_ORIGINS: siteOrigin,
        OAUTH_PROVIDER: providerOrigin,
      }),
    ),
  );
  try {
    const page = await context.newPage();
    await page.goto(`${siteOrigin}/?helper=${helper.origin}`);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("authorization:github:success").waitFor();
    expect(await page.locator("output").textContent()).toContain("gho_token");

    // The same server under another name is another site.
    const stranger = await context.newPage();
    await stranger.goto(`${siteOrigin.replace("127.0.0.1", "localhost")}/?helper=${helper.origin}`);
    const [popup] = await Promise.all([
      stranger.waitForEvent("popup"),
      stranger.getByRole("button", { name: "Sign in" }).click(),
    ]);
    await popup.getByText("You are signed in.").waitFor();
    // Our own message comes after anything that the helper would have sent.
    await popup.evaluate("opener.postMessage('the end', '*')");
    await stranger.getByText("the end").waitFor();
    expect(await stranger.locator("output").textContent()).toBe("the end");
  } finally {
    await Promise.all([...servers, helper].map(({ close }) => close()));
  }
});

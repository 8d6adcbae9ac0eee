import { createNodeServer } from "./create-node-server";
import { readPort, readSettings } from "./settings";

const usage = `Lets editors of a hosted site sign in with GitHub: a small server that keeps the secret which GitHub asks for.

  npm run sign-in-helper

It needs OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET and OAUTH_SITE_ORIGINS. PORT names another port (default 9100), HOST another
address to listen on (default 127.0.0.1, this computer only). docs/sign-in-helper.md says more.`;

const host = process.env.HOST || "127.0.0.1";

function serve(): void {
  const port = readPort(process.env);
  const server = createNodeServer(readSettings(process.env));
  server.on("error", (error) => {
    console.error(`The sign-in helper could not start: ${error.message}`);
    process.exitCode = 1;
  });
  server.listen(port, host, () => console.log(`The sign-in helper listens on http://${host}:${port}`));
}

try {
  if (process.argv.includes("--help") || process.argv.includes("-h")) console.log(usage);
  else serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

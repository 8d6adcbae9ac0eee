import { createNodeServer } from "./create-node-server";
import { readPort, readSettings } from "./settings";

const host = process.env.HOST || "127.0.0.1";

try {
  const port = readPort(process.env);
  const server = createNodeServer(readSettings(process.env));
  server.on("error", (error) => {
    console.error(`The sign-in helper could not start: ${error.message}`);
    process.exitCode = 1;
  });
  server.listen(port, host, () => console.log(`The sign-in helper listens on http://${host}:${port}`));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

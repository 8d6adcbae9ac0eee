import path from "node:path";
import { runCommand } from "../run-command";
import { serveSite } from "./serve-site";

const usage = `Serves the built site in public/ as a good host would: with its headers and its page for unknown addresses.

  npm run serve

PORT names another port (default 9000), HOST another address to listen on (default 127.0.0.1, this computer only).`;

runCommand({
  usage,
  options: {},
  content: "none",
  run: async () => {
    const { address } = await serveSite(path.resolve("public"), process.env);
    console.log(`The site is served on ${address}`);
  },
});

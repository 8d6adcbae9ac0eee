import "../speak";
import path from "node:path";
import { atMostOneArgument, runCommand } from "../run-command";
import { serveSite } from "./serve-site";

const usage = `Serves the built site in public/, or in another folder, as a good host would: with its headers and its page for unknown addresses.

  npm run serve
  npm run serve -- FOLDER

PORT names another port (default 9000), HOST another address to listen on (default 127.0.0.1, this computer only).`;

runCommand({
  usage,
  options: {},
  content: "none",
  run: async (_, positionals) => {
    const folder = atMostOneArgument(positionals, "folder", "npm run serve -- public");
    const { address } = await serveSite(path.resolve(folder ?? "public"), process.env);
    console.log(`The site is served on ${address}`);
  },
});

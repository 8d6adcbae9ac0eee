import "../speak";
import path from "node:path";
import { atMostOneArgument, runCommand } from "../run-command";
import { serveSite } from "./serve-site";
import { t } from "../../words/t";

const usage = [
  t(
    "Serves the built site in public/, or in another folder, as a good host would: with its headers and its page for unknown addresses.",
  ),
  "",
  "  npm run serve",
  "  npm run serve -- FOLDER",
  "",
  t(
    "PORT names another port (default 9000), HOST another address to listen on (default 127.0.0.1, this computer only).",
  ),
].join("\n");

runCommand({
  usage,
  options: {},
  content: "none",
  run: async (_, positionals) => {
    const folder = atMostOneArgument(positionals, "folder", "npm run serve -- public");
    const { address } = await serveSite(path.resolve(folder ?? "public"), process.env);
    console.log(t("The site is served on {address}", { address }));
  },
});

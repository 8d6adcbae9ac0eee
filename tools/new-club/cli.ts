import { parseArgs } from "node:util";
import { withTerminal } from "../terminal";
import { askLanguage } from "./ask-language";

const { values } = parseArgs({
  options: { language: { type: "string" }, help: { type: "boolean", short: "h" } },
  allowPositionals: true,
  strict: false,
});

/** Everything else is loaded once the language is known, since modules read their words while they load. */
async function start(): Promise<void> {
  await withTerminal(async (ask) => {
    if (ask && values.language === undefined && values.help !== true)
      process.argv.push("--language", await askLanguage(ask));
    await import("../../src/commands/speak");
    const { newClub } = await import("./new-club");
    await newClub(ask);
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

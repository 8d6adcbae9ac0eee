import "../../src/commands/speak";
import { replaceFile } from "../../src/outputs/writing/replace-file";
import { runCommand } from "../../src/commands/run-command";
import { renderContentReference } from "./render-content-reference";
import { t } from "../../src/words/t";

const file = "docs/content.md";

const usage = [
  t("Writes {file}, the reference of all fields of the content, from the model.", { file }),
  "",
  "  npm run docs",
].join("\n");

runCommand({
  usage,
  options: {},
  content: "none",
  run: async () => {
    await replaceFile(file, renderContentReference());
    console.log(`${file} is current`);
  },
});

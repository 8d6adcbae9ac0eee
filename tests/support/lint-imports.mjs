/**
 * Lints the imports of texts as if they were files of the project. Jest can't load
 * ESLint's configuration, a module of its own, so this runs beside it: a JSON list of
 * { filePath, text } comes in on stdin, a list of the rules that each breaks goes out.
 */
import { text } from "node:stream/consumers";
import { ESLint } from "eslint";

const rules = ["import-x/no-restricted-paths", "no-restricted-imports"];
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => rules.includes(ruleId),
  // None of these rules asks for types, which would take long to read.
  overrideConfig: { languageOptions: { parserOptions: { project: false } } },
});

const answers = [];
for (const file of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(file.text, { filePath: file.filePath });
  const fatal = result?.messages.find((message) => message.fatal);
  if (!result || fatal) throw new Error(`${file.filePath} can't be linted: ${fatal?.message ?? "it is ignored"}`);
  answers.push(result.messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId));
}
console.log(JSON.stringify(answers));

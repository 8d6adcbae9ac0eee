import { readFileSync } from "node:fs";
import path from "node:path";
import { askLanguage } from "../../../../tools/new-club/ask-language";
import { runCommand, textsIn } from "../../../support/run-command";
import { emptyFolder } from "../../../support/temporary-folder";

const folder = emptyFolder();

test("The language of a new club is asked for by the names of all five, again after a wrong answer", async () => {
  const shown: string[] = [];
  const answers = ["français", " বাংলা "];
  const ask = (words: string) => {
    shown.push(words);
    return Promise.resolve(answers.shift() ?? "");
  };
  expect(await askLanguage(ask)).toBe("bn");
  for (const name of ["English", "বাংলা", "Español", "Português (Brasil)", "العربية"]) expect(shown[0]).toContain(name);
  expect(shown).toHaveLength(2);
  expect(await askLanguage(ask)).toBe("en");
});

test("Everything that a new club starts with is in its language, README included", () => {
  const target = path.join(folder, "club");
  const flags = { name: "Club de Prueba", "short-name": "CP", url: "https://club.example.org", language: "es" };
  const given = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  const { status, stdout, stderr } = runCommand("new-club", [target, ...given, "--engine", "a/b@v1"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("contiene el club nuevo");
  expect(readFileSync(path.join(target, "README.md"), "utf8")).toContain("El contenido de nuestro sitio web");
  expect(readFileSync(path.join(target, "content/site/settings.json"), "utf8")).toContain('"language": "es"');
  const english = Object.entries(textsIn(target)).filter(([, text]) => /\b(?:Every|From now|Before the)\b/.test(text));
  expect(english.map(([file]) => file)).toEqual([]);
});

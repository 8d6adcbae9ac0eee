import { chromium, type Browser } from "playwright";
import { findBrowser } from "../../scripts/browser.mjs";
import { lessonExamples, type Example } from "../support/lessons/lesson-examples";
import { checkProgram, isWhole, languagesHere, programLanguages, runProgram } from "../support/lessons/run-program";
import { linesOf, showPage } from "../support/lessons/show-page";
import { makeFolder } from "../support/temporary-folder";

const examples = lessonExamples();
const here = languagesHere();
const folder = makeFolder();

const isSaid = ({ output, error }: Example) => output !== undefined || error !== undefined;
/** The language of an example that is a single program; undefined for a page. */
const languageOf = ({ code: [first, ...others] }: Example) =>
  first && others.length === 0 && programLanguages.includes(first.language) ? first.language : undefined;
const codeOf = ({ code }: Example) => code.map(({ text }) => text).join("\n");
const withoutEnds = (text: string) => text.trimEnd().replace(/[ \t]+$/gm, "");

describe.each(programLanguages)("A program of a lesson in %s", (language) => {
  const mine = examples.filter((example) => languageOf(example) === language);
  const said = mine.filter(isSaid);
  const silent = mine.filter((example) => !isSaid(example) && isWhole(language, codeOf(example)));
  const whenItCanRun = here.includes(language) ? it : it.skip;

  if (said.length > 0)
    whenItCanRun.each(said)("does what is said in $place", (example) => {
      const outcome = runProgram(language, codeOf(example), example.input, folder);
      expect(withoutEnds(outcome.error ?? "")).toContain(withoutEnds(example.error ?? ""));
      expect(outcome.error === undefined).toBe(example.error === undefined);
      if (example.output !== undefined) expect(withoutEnds(outcome.output)).toBe(withoutEnds(example.output));
    });

  if (silent.length > 0)
    whenItCanRun.each(silent)("can be read by its compiler in $place", (example) => {
      expect(checkProgram(language, codeOf(example), folder).error).toBeUndefined();
    });
});

const pages = examples.filter((example) => languageOf(example) === undefined && isSaid(example));

(pages.length > 0 ? describe : describe.skip)("A page of a lesson", () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  });
  afterAll(() => browser.close());

  it.each(pages)("shows what is said in $place", async (example) => {
    const page = await browser.newPage();
    const { lines, errors } = await showPage(page, example);
    await page.close();
    if (example.error === undefined) expect(errors).toEqual([]);
    else expect(errors.join("\n")).toContain(example.error.trim());
    if (example.output !== undefined) expect(lines).toEqual(linesOf(example.output));
  });
});

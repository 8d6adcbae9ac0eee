import path from "node:path";
import { readFileSync } from "node:fs";
import { withContentTree } from "../../../support/content/content-tree";
import { runCommand } from "../../../support/run-command";

const course = {
  id: "python",
  title: "Python & more",
  modules: [
    {
      ...{ id: "lists", order: 2, title: "Lists", text: "A **list**.\n\n![Boxes](../media/boxes.svg)" },
      practice: [
        { title: "Twins", url: "https://judge.example.org/1", hint: "Sort.", solution: "From the *largest*." },
      ],
      quiz: [{ question: "The first place?", options: ["1", "0"], answer: 2, explanation: "From 0." }],
    },
    { id: "hello", order: 1, title: "Hello", text: "Say hello.\n\n:::solution Task\nPrint it.\n:::\n\n:::hint\n:::" },
  ],
  translations: { bn: { title: "পাইথন", modules: [{ title: "তালিকা" }] } },
};

/** Makes the booklet of a course. */
function printed(id: string, ...flags: readonly string[]) {
  return withContentTree({ "courses/python.json": course, "media/boxes.svg": "<svg/>" }, (contentDirectory) => {
    const file = path.join(contentDirectory, "booklet.html");
    const result = runCommand("print-course", [id, "--out", file, ...flags], { contentDirectory });
    return { ...result, html: result.status === 0 ? readFileSync(file, "utf8") : "", contentDirectory };
  });
}

describe("npm run print-course", () => {
  it("puts the lessons in their order, and the answers after all of them", () => {
    const { html, contentDirectory } = printed("python");
    const order = [
      "Python &amp; more",
      "Say hello.",
      "<strong>list</strong>",
      "Twins",
      "The first place?",
      ">Answers<",
    ];
    const places = [...order, "Print it.", "<strong>B</strong>", "From 0.", "Sort.", "<em>largest</em>"].map((words) =>
      html.indexOf(words, html.indexOf("</header>") * Number(words !== order[0])),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).toContain(`${contentDirectory}/media/boxes.svg`);
    expect(html).toMatch(/<em>Solution: Task \(Answers\)<\/em>[^]*<details data-fold="hint" open>/);
  });

  it("prints what is translated in the language that is named", () => {
    const { html } = printed("python", "--language", "bn");
    expect(html).toMatch(/^<!doctype html>\n<html lang="bn">/);
    expect(html).toMatch(/পাইথন[^]*তালিকা[^]*উত্তর/);
  });

  it("brings the letters of Bangla along, and only where there are some", () => {
    const fonts = (html: string) => html.match(/font\/woff2;base64,/g)?.length ?? 0;
    expect([fonts(printed("python", "--language", "bn").html), fonts(printed("python").html)]).toEqual([2, 0]);
  });

  it("names the courses that there are", () => {
    expect(printed("cobol").stderr).toBe("There is no course 'cobol', expected one of python\n");
  });
});

import { linesFor } from "./lines-for";

const conflict = "<<<<<<< HEAD\nOur room is 12.\n=======\nOur room is 14.\n>>>>>>> room\n";
const article = (body: string) => linesFor({ "blog/x.md": `---\ntitle: X\n---\n${body}` });
const words = "a mark of a merge that was not finished, expected one of the two versions";

describe("Two versions of a text that a merge has left side by side", () => {
  it.each([
    ["an article", "blog/x.md", `---\ntitle: X\n---\n\nHello\n\n${conflict}`, 7],
    ["a page of the club", "pages/privacy.md", `---\ntitle: X\n---\n${conflict}`, 4],
    ["a file from Windows", "blog/x.md", `\uFEFF---\ntitle: X\n---\nHello\n${conflict}`.replaceAll("\n", "\r\n"), 5],
  ])("are an error in %s, which names the line of the file", (_, file, text, line) => {
    expect(linesFor({ [file]: text })).toEqual([
      `content/${file}: body: contains '<<<<<<< HEAD' on line ${line}, ${words}`,
    ]);
  });

  it("are one in Markdown within JSON, where the line is that of the text", () => {
    expect(linesFor({ "notices/x.json": { id: "x", title: "X", content: `Hello\n${conflict}` } })).toEqual([
      `content/notices/x.json: content: contains '<<<<<<< HEAD' on line 2, ${words}`,
    ]);
  });

  it("are one even where only the last mark is left", () => {
    expect(article("Our room is 14.\n>>>>>>> room\n")).toEqual([
      `content/blog/x.md: body: contains '>>>>>>> room' on line 5, ${words}`,
    ]);
  });

  it("are one after a block of code", () => {
    expect(article(`\`\`\`\n${conflict}\`\`\`\n\n${conflict}`)).toEqual([
      `content/blog/x.md: body: contains '<<<<<<< HEAD' on line 12, ${words}`,
    ]);
  });

  it.each([
    ["a block of code", `Git shows both:\n\n\`\`\`text\n${conflict}\`\`\`\n`],
    ["a block of code with waves", `~~~\n${conflict}~~~\n`],
    ["an indented block", `Git shows both:\n\n${conflict.replaceAll(/^/gm, "    ")}`],
    ["a line of a text", "Git writes `<<<<<<< HEAD` there.\n"],
    ["an arrow", "<<<<<<<<<<<< that way\n"],
    ["the underline of a heading", "Welcome\n=======\n"],
  ])("may be shown in %s", (_, body) => {
    expect(article(body)).toEqual([]);
  });
});

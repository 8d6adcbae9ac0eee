import { writeFileSync } from "node:fs";
import path from "node:path";
import { makeIndex } from "../../../../src/outputs/search-index/index-site";
import { hiddenWordsOf, leftOut } from "../../../../src/outputs/search-index/searched-text";
import { searchAnswers, type SearchAnswer } from "../../../support/search/search-answers";
import { emptyFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

const folder = emptyFolder();

interface PageFacts {
  readonly part?: string;
  readonly until?: string;
}

/** A page as the build writes it. */
function writePage(name: string, words: string, { part, until = "" }: PageFacts = {}): void {
  const filters = part ? `data-part="${part}" data-pagefind-filter="part[data-part], kind:Pages"` : "";
  const body = `<main data-pagefind-body="" ${filters}>${words}</main>`;
  const { ofTitle, ofText } = hiddenWordsOf(body);
  const head = [
    `<meta name="title-words" content="${ofTitle.join(" ")}" data-pagefind-meta="title-words[content]">`,
    `<meta name="words" content="${ofText.join(" ")}" data-pagefind-meta="words[content]">`,
    until && `<meta name="until" content="${until}" data-pagefind-filter="until[content]">`,
  ].join("");
  writeFileSync(path.join(folder, `${name}.html`), `<html lang="en"><head>${head}</head><body>${body}</body></html>`);
}

/** The results of each query, in order. */
async function foundFor(...queries: string[]): Promise<readonly (readonly SearchAnswer[])[]> {
  const index = path.join(folder, "index");
  for (const file of await makeIndex(folder, leftOut)) writeContentTree(index, { [file.path]: file.content });
  return searchAnswers(index, queries);
}

const namesIn = (answers: readonly SearchAnswer[]) => answers.map(({ url }) => url.replace(/^\/|\.html$/g, ""));

test("words are found however people type them, and no other words", async () => {
  writePage("jose", "<h1>José Müller</h1><p>He plays O’Neill and writes by e-mail.</p>");
  writePage("csharp", "<h1>Languages</h1><p>We learn C# and .NET, then C++.</p>");
  writePage("other", "<h1>Camp</h1><p>Clubs can meet on the internet, in a net of cables.</p>");
  writePage("istanbul", "<h1>A trip to İstanbul</h1><p>Straße, Łódź and Kjær.</p>");
  writePage("bangla", "<h1>কলা</h1><p>উত্\u200dসব সম\u09af\u09bc ২০২৫</p>");
  writePage("bangla-other", "<h1>কালি</h1><p>সমাপ্ত</p>");
  writePage(
    "stems",
    "<h1>Study</h1><p>Our library: why we are being many. Write to club-room@example.org: n-&gt;value</p>",
  );
  writePage("mixed", "<h1>Community কলা</h1>");
  const asked = {
    ...{ study: ["stems"], LIBRARY: ["stems"], being: ["stems"], why: ["stems"], "n->value": ["stems"] },
    ...{ "club-room@example.org": ["stems"], "community কলা": ["mixed"] },
    ...{ jose: ["jose"], "JOSÉ muller": ["jose"], "o’neill": ["jose"], "O'Neill": ["jose"], email: ["jose"] },
    ...{ "e-mail": ["jose"], "C#": ["csharp"], csharp: ["csharp"], "c++": ["csharp"], ".NET": ["csharp"] },
    ...{ istanbul: ["istanbul"], ISTANBUL: ["istanbul"], strasse: ["istanbul"], lodz: ["istanbul"] },
    ...{ কলা: ["mixed", "bangla"], "সম\u09df": ["bangla"], উৎসব: ["bangla"], "2025": ["bangla"], "২০২৫": ["bangla"] },
    ...{ "F#": [], qzx: [], "": [] },
  };
  const answers = await foundFor(...Object.keys(asked));
  expect(Object.fromEntries(Object.keys(asked).map((query, at) => [query, namesIn(answers[at] ?? [])]))).toEqual(asked);
});

test("a title comes before a mention, a whole word before a longer one, what is coming before what has been, an item before a list and the home page", async () => {
  const text = "<p>We sat in a camp, another camp and a third camp.</p>";
  writePage("mention", `<h1>Three talks</h1>${text}`);
  writePage("past", `<h1>Summer camp</h1>${text}`, { until: "2020-01-01T10:00:00.000Z" });
  writePage("coming", "<h1>Winter Programming Camp</h1><p>Five days.</p>", { until: "9999-01-01T10:00:00.000Z" });
  writePage("campus", "<h1>Campus</h1><p>Rain fell on the campus.</p>");
  writePage("list", `<h1>Events</h1>${text}`, { part: "list" });
  writePage("home", `<h1>Camp</h1>${text}`, { part: "home" });
  writePage("none", `<h1>Gallery</h1><div data-pagefind-ignore="all"><img src="/camp.png" alt="A camp">${text}</div>`);
  const [camp = [], both = []] = await foundFor("camp", "camp talks");
  expect(namesIn(camp)).toEqual(["coming", "past", "campus", "mention", "list", "home"]);
  expect(namesIn(both)).toEqual(["mention"]);
});

test("an excerpt is a sentence of the page with the words marked, and no label", async () => {
  writePage(
    "post",
    `<h1>Thirty-one books</h1><p>April 20, 2024</p><h2 data-pagefind-ignore="">About This Post</h2>
    <p>A retired teacher gave them to us. José carried them up all the stairs.</p>`,
  );
  const [ofText = [], ofTitle = []] = await foundFor("jose", "books");
  const textOf = (answers: readonly SearchAnswer[]) =>
    answers[0]?.excerpt.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");
  expect(textOf(ofText)).toBe("[José] carried them up all the stairs.");
  expect(textOf(ofTitle)).toBe("A retired teacher gave them to us. José carried them up all the stairs.");
});

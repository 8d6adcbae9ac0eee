import fc from "fast-check";

/** Pieces of JSON, YAML, Markdown, HTML, addresses, dates and times, and texts that their parsers trip over. */
const words = [
  "😀 👩‍👩‍👧 শ্রী e\u0301 İ ß ﬃ 𝒳 \\ / // ../ .. . ? # % %00 %ff %2e%2e : ; , ' \" $ * { } - ]( [ _ ` @ [[[[",
  "](a [a](b) ![a](../media/picture.jpg) <b> </h2> <!-- <![CDATA[ <script> &amp; &#0; &#xd800;",
  "javascript: https:// https://a;b/ https://* https://example.org http://[::1] mailto: tel: data:, //x.org",
  "www.example.org a@b.cc /events /index.html /404.html /:x /* index page-data.json con __proto__",
  "0 -1 1 2026-02-14 2026-02-30 0000-01-01 9999-12-31 0099-01-01 275760-09-13 25:99 true null NaN Infinity",
  "1st 2023-2024 *x !!js/function",
].flatMap((line) => line.split(" "));

const pieces = [
  ...["", " ", "\n", "\n\n", "\t", "\r\n", "\u0000", "\u0008", "\u000b", "\u0085", "\u00a0", "\u2028", "\u202e"],
  ...["\ufeff", "\ud83d", "\udc00", "\ufffe", "\uffff", "[a]: b\n", "```\n", "~~~js\n", "# a\n", "> ", "- ", "1. "],
  ...["|a|b|\n|-|-|\n", "<img src=x>", "<a href='", "---\n", "10:00 AM", "11:59 PM - 12:01 AM", "- 3 PM", "9000 days"],
  ...["0.5 day", "1e9 hours", "&a [*a]", "!!binary a", "? a\n: b", "key: value", "a: |\n  b", "{a: b", "%YAML 1.2\n"],
  ...words,
];

const piece = fc.constantFrom(...pieces);

/** Texts that no editor would write on purpose: mostly short, a few as long as a book. */
export const hostileText = fc.oneof(
  { weight: 800, arbitrary: piece },
  { weight: 400, arbitrary: fc.array(piece, { maxLength: 8 }).map((parts) => parts.join("")) },
  {
    weight: 300,
    arbitrary: fc.array(fc.nat({ max: 0xffff }), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)),
  },
  {
    weight: 20,
    arbitrary: fc.tuple(piece, fc.integer({ min: 2, max: 250 })).map(([part, times]) => part.repeat(times)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(piece, fc.integer({ min: 4_000, max: 40_000 }))
      .map(([part, length]) => part.repeat(Math.ceil(length / Math.max(1, part.length)))),
  },
);

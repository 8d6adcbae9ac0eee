/** One-page PDF files, written object by object with the built-in Helvetica. */

const escaped = (text) => text.replace(/[\\()]/g, "\\$&");

const textLine = (font, size, x, y, text) => `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`;

/** The drawing commands of the page: a dark bar with a prompt, a title, ruled lines. */
function pageContent(title, lines) {
  const rows = lines.flatMap((line, at) => {
    const y = 660 - at * 30;
    return [textLine("F1", 12, 72, y, line), `0.85 G 0.5 w 72 ${y - 10} m 523 ${y - 10} l S`];
  });
  return [
    "0.043 0.067 0.059 rg 0 762 595 80 re f",
    "0.24 0.86 0.59 RG 7 w 72 818 m 90 802 l 72 786 l S",
    "1 0.71 0.33 rg 98 784 26 7 re f",
    "0.043 0.067 0.059 rg",
    textLine("F2", 20, 72, 706, title),
    ...rows,
    "0.45 g",
    textLine("F1", 9, 72, 60, "SAMPLE - invented content, made by scripts/make-sample-media.mjs"),
  ].join("\n");
}

/**
 * @param {string} title plain ASCII
 * @param {string[]} lines plain ASCII
 * @returns {Buffer}
 */
export function onePagePdf(title, lines) {
  const content = pageContent(title, lines);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R " +
      "/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  file +=
    `xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** @type {Record<string, { title: string, lines: string[] }>} */
export const documents = {
  "member-registration-list-2024": {
    title: "SAMPLE - Member registration list 2024",
    lines: [
      "SAMPLE list. All names and numbers below are invented.",
      "001   Sample Member One       Computer Technology      2nd semester",
      "002   Sample Member Two       Electrical Technology    4th semester",
      "003   Sample Member Three     Computer Technology      4th semester",
      "004   Sample Member Four      Civil Technology         6th semester",
      "005   Sample Member Five      Electronics Technology   2nd semester",
    ],
  },
  "winter-camp-routine": {
    title: "SAMPLE - Winter camp routine",
    lines: [
      "SAMPLE routine. The times are invented.",
      "09:00   Breakfast and stand-up",
      "09:30   Lesson: recursion on paper",
      "11:30   Practice in pairs",
      "13:00   Lunch and prayer break",
      "14:30   Lesson: graphs and shortest paths",
      "16:30   Practice contest, five problems",
      "19:00   Solutions by the campfire",
    ],
  },
};

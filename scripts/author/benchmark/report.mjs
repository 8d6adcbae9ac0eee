const gigabytes = (bytes) => (bytes === undefined ? "" : `${(bytes / 2 ** 30).toFixed(2)} GB`);

/**
 * A table of builds, in Markdown. Ratios are to the plain Gatsby site of the same run.
 *
 * @param {readonly { members: number, site: string, cold: object, again: object, edited: object }[]} rows
 */
export function buildTable(rows) {
  const plainOf = (members) => rows.find((row) => row.members === members && row.site === "plain Gatsby");
  const cell = (row, step) => {
    const plain = plainOf(row.members);
    const ratio = plain && plain !== row ? ` (${(row[step].seconds / plain[step].seconds).toFixed(2)} ×)` : "";
    return `${row[step].seconds.toFixed(0)} s${ratio}`;
  };
  const lines = rows.map(
    (row) =>
      `| ${row.members} | ${row.site} | ${cell(row, "cold")} | ${cell(row, "again")} | ${cell(row, "edited")} | ${gigabytes(row.cold.peak)} |`,
  );
  return [
    "| members | site | cold | nothing changed | after one edit | memory |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

/**
 * A table of what a browser loads for a page, in Markdown.
 *
 * @param {readonly { page: string, html: number, scripts: number, styles: number }[]} rows
 */
export function pageTable(rows) {
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
  const lines = rows.map(
    ({ page, html, scripts, styles }) =>
      `| /${page} | ${kilobytes(html)} | ${kilobytes(scripts)} | ${kilobytes(styles)} |`,
  );
  return ["| page | HTML | scripts | styles |", "| --- | --- | --- | --- |", ...lines].join("\n");
}

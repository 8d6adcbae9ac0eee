import type { Page } from "@playwright/test";
import { parseJsonObject } from "../../support/json-object";
import { expect, test } from "../../support/editor/editor-in-browser";
import { t } from "../../../src/words/t";

const table = [
  "Rank\tTeam\tUniversity\tSolved\tPoints\tA. Apples\tB",
  '1\t"Segfault; ""The First"""\tCity Polytechnic\t2\t187,5\t+2 87!\t+ 12',
  "2\tRana\t\t1\t50\t-3\t+ 40",
].join("\n");

/** Pastes a text from a spreadsheet, and waits until the editor says what it has read. */
async function paste(page: Page, text: string, understood: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByRole("textbox", { name: t("Paste rows from a spreadsheet") }).focus();
  await page.keyboard.press("ControlOrMeta+v");
  await page.getByRole("status").getByText(understood).waitFor();
}

async function press(page: Page, name: string) {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

const counted = (rows: number, problems: number) =>
  t(
    "{rows, plural, one {# row} other {# rows}}, {problems, plural, =0 {no problems} one {# problem} other {# problems}}.",
    { rows, problems },
  );

test("rows that are copied from a spreadsheet become those of a result, which can be undone and added to @main", async ({
  editor,
}) => {
  const { form, page } = await editor.open();
  await form.openNew("results");
  await form.focus("title");
  await page.keyboard.type("Lab Contest");
  await form.type("date", "2026-11-14");
  await paste(
    page,
    "Nothing\tto\tsee\n1\t2\t3",
    t("has no column for names among {headers}, expected a line of headers with one such as 'Team' or 'Name'", {
      headers: "'Nothing', 'to', 'see'",
    }),
  );
  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, table, counted(2, 2));
  await press(page, t("Replace all rows"));
  const more = "Team\tB\tC\nLate Team\t-1\t+ 99";
  await paste(page, more.replace("Late", "Wrong"), counted(1, 2));
  await press(page, t("Replace all rows"));
  await press(page, t("Undo||a change of rows"));
  await paste(page, more, counted(1, 2));
  await press(page, t("Add to the rows"));
  await form.publish();
  await form.published();
  const saved = () => parseJsonObject(editor.read("results/lab-contest.json"));
  const rows = [
    {
      rank: 1,
      name: 'Segfault; "The First"',
      institution: "City Polytechnic",
      solved: 2,
      points: 187.5,
      cells: ["+2 87!", "+ 12"],
    },
    { rank: 2, name: "Rana", solved: 1, points: 50, cells: ["-3", "+ 40"] },
  ];
  expect(saved()).toEqual({
    id: "lab-contest",
    title: "Lab Contest",
    date: "2026-11-14",
    problems: [{ label: "A", title: "Apples" }, { label: "B" }, { label: "C" }],
    rows: [...rows, { name: "Late Team", cells: ["", "-1", "+ 99"] }],
  });
  expect(editor.checkLines()).toEqual([]);
});

test("three hundred rows are pasted, and one of them is changed, without a freeze", async ({ editor }) => {
  const cells = Array.from({ length: 13 }, (_, index) => `+${index} ${index * 20}`);
  const labels = cells.map((_, index) => String.fromCharCode(65 + index));
  const lines = Array.from({ length: 300 }, (_, index) =>
    [index + 1, `Team ${index + 1}`, 13, 900, ...cells].join("\t"),
  );
  const { form, page } = await editor.open();
  await form.openNew("results");
  await form.focus("title");
  await page.keyboard.type("Long Contest");
  await form.type("date", "2026-11-14");
  await paste(
    page,
    [["Rank", "Team", "Solved", "Penalty", ...labels].join("\t"), ...lines].join("\n"),
    counted(300, 13),
  );
  await press(page, t("Replace all rows"));
  await page
    .getByRole("combobox", { name: t("{field}: entries that are shown", { field: t("Rows") }) })
    .selectOption("280");
  await page.getByText("Team 300", { exact: true }).waitFor();
  await page.getByText("Team 300", { exact: true }).locator("xpath=preceding-sibling::div[1]//button").first().focus();
  await page.keyboard.press("Enter");
  await form.focus("note", "last");
  await page.keyboard.type("Rejudged");
  await form.publish();
  await form.published();
  const { rows = [] } = parseJsonObject(editor.read("results/long-contest.json")) as {
    readonly rows?: readonly object[];
  };
  expect([rows.length, rows[0], rows[299]]).toEqual([
    300,
    { rank: 1, name: "Team 1", solved: 13, penalty: 900, cells },
    { rank: 300, name: "Team 300", solved: 13, penalty: 900, cells, note: "Rejudged" },
  ]);
});

import { kinds, singletons, writtenFiles } from "../../src/model/content-model";
import { factsOf, isListOfGroups } from "../../src/model/fields/field-kinds";
import { yearsOfDay } from "../../src/model/schema/field-info";
import { extensionsFor, type FilePurpose } from "../../src/model/files/file-types";
import type { Kind, Singleton } from "../../src/model/kind";
import { fieldsOf, groupSchemaOf, type Field } from "../../src/model/schema/schema-fields";
import { textLimits } from "../../src/model/check/text-error";

export function renderContentReference(): string {
  return [
    introduction(),
    "## Kinds of content",
    ...kinds.map(kindSection),
    "## Site files",
    siteFilesNote,
    ...singletons.map(siteFileSection),
    "## Written by commands",
    writtenFilesNote,
    ...writtenFiles.map(siteFileSection),
  ]
    .join("\n\n")
    .concat("\n");
}

function introduction(): string {
  const contents = kinds.map(({ plural, folder }) => `- [${plural}](#${anchor(plural)}): \`${folder}/\``).join("\n");
  return `# Content reference

<!-- Generated from src/model by \`npm run docs\`. Change the model, not this file. -->

Everything that the site says is in the content folder (\`content/\`, or the one that \`CONTENT_DIR\` names). There is a folder for each kind of content and a file for each item.

- **The file's name is the item's \`id\`**: the event \`code-sprint-2026\` is \`events/code-sprint-2026.json\`. An article has no \`id\`; its file's name counts. Never change the id of an item that is public, since its address changes with it.
- **Where a field has another spelling, which is named below its table, use one of the two.** Two that contradict each other are an error in an article, and a warning elsewhere.
- **Only the fields marked with "yes" are required.** Leave out whatever you don't know; \`null\` and an empty text count as left out.
- **A path is relative to the file that names it**: \`../media/photo.jpg\` is \`photo.jpg\` in the folder \`media\`. A path that begins with \`/\` starts at the root of the site.
- **Only these types of files are published**: for a picture ${typeList("picture")}; in the gallery also videos, ${typeList("media", "picture")}; for a download any of these or a document, ${typeList("download", "media")}. The content of a file must match its name. Pictures and videos are published without metadata, such as the place where they were taken, and an svg as a PNG picture. Documents are published as they are: remove what their properties should not tell, such as the author, before you upload them.
- **A date** is written \`YYYY-MM-DD\`. With a time or a zone, such as \`2021-05-06 10:00:00 +0600\`, it counts as its day at the club. A year before ${yearsOfDay.from}, or more than ${yearsOfDay.ahead} years ahead, is a warning: it is probably mistyped. Times are in the club's [time zone](#settings).
- **Markdown** may hold headings, lists, links, pictures and code; code in a block that begins with \`\`\`output, \`\`\`input or \`\`\`error is what a program prints, reads, or fails with; also steps, hints, solutions and tabs, as [docs/courses.md](courses.md) shows, footnotes \`[^1]\`, tasks \`- [ ]\`, alerts \`> [!NOTE]\`, emoji \`:tada:\`, formulas in TeX \`$x^2$\` and \`$$x^2$$\`, \`{#id}\` behind a heading, and a width behind a picture, \`=300x\` within its brackets or \`{width=300}\` behind them. A video is written like a picture; a link to a video or to a film on YouTube in a line of its own becomes its player. Raw HTML and unsafe links are not shown as such. An address in the text becomes a link if it begins with \`https://\`, \`http://\` or \`www.\`, or is an e-mail address.
- **Texts and lists have limits**, which writing by hand never reaches: a line of more than ${digits(textLimits.line)} characters, a longer text of more than ${digits(textLimits.longText)}, Markdown of more than ${digits(textLimits.markdown)}, a paragraph of more than ${digits(textLimits.markdownParagraph)}, or a list of more than ${digits(textLimits.entries)} entries is an error.
- **The name of any file or folder** must suit every computer: no \`? : * < > | "\`, backslash, line break or invisible character, no space at its beginning, no space or dot at its end, none of the names that Windows keeps for devices such as \`con\` and \`aux\`, and none that differs from another only in upper and lower case or in how accents are stored.
- Files that are not content, such as \`.gitkeep\` and \`README.md\`, may lie anywhere.

\`npm run check-content\` names every file and field that is wrong and says what it expected. An error stops the build; a warning does not.

${contents}
- [Site files](#site-files): \`site/\`
- [Written by commands](#written-by-commands): ${writtenFiles.map(({ file }) => `\`${file}\``).join(", ")}`;
}

function digits(count: number): string {
  return count.toLocaleString("en");
}

function typeList(purpose: FilePurpose, besides?: FilePurpose): string {
  const known = besides === undefined ? [] : extensionsFor(besides);
  const names = extensionsFor(purpose).filter((extension) => !known.includes(extension));
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
}

const siteFilesNote = "One file each, with a name that never changes.";

const writtenFilesNote = "No one needs to edit these.";

/** The id that GitHub gives a heading. */
function anchor(heading: string): string {
  return heading.toLowerCase().replaceAll(" ", "-");
}

function kindSection({ plural, folder, format, description, schema }: Kind): string {
  const file = format
    ? `\`${folder}/<slug>.md\`: the fields are between two lines \`---\`, the text below`
    : `\`${folder}/<id>.json\``;
  return [`### ${plural}`, description, `File: ${file}.`, ...fieldTables(schema)].join("\n\n");
}

function siteFileSection({ label, file, description, required, schema }: Singleton): string {
  const need = required ? "The site can't be built without it." : "It is optional.";
  return [`### ${label}`, description, `File: \`${file}\`. ${need}`, ...fieldTables(schema)].join("\n\n");
}

function fieldTables(schema: Kind["schema"]): string[] {
  const rows = fieldsOf(schema).flatMap((field) => [fieldRow(field, field.name), ...innerRows(field)]);
  return [[...tableHead, ...rows].join("\n"), ...otherSpellings(schema)];
}

const tableHead = ["| Field | Type | Required | Meaning | Example |", "|---|---|---|---|---|"];

/** The fields of a group, named as the content check names them. */
function innerRows(field: Field): string[] {
  const inner = groupSchemaOf(field);
  if (!inner) return [];
  const prefix = isListOfGroups(field.info) ? `${field.name}[].` : `${field.name}.`;
  return fieldsOf(inner).map((innerField) => fieldRow(innerField, prefix + innerField.name));
}

function fieldRow({ info, required }: Field, name: string): string {
  const usual = info.suggestions ? ` Usual: ${info.suggestions.join(", ")}.` : "";
  const example = info.example === undefined ? "" : `\`${info.example}\``;
  const cells = [`\`${name}\``, typeWords(info), required ? "**yes**" : "", info.hint + usual, example];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function typeWords(info: Field["info"]): string {
  if (info.takes === "media") return "picture or video: path or https link";
  if (info.takes === "link") return "https link, path of this site, or file";
  return factsOf(info).inReference(info);
}

function otherSpellings(schema: Kind["schema"]): string[] {
  const spellings = fieldsOf(schema).flatMap(({ name, info }) => [
    ...(info.oldSpellings ?? []).map((old) => `\`${old.name}\` is read as \`${name}\``),
    ...(info.furtherEntries ?? []).map(
      (other) => `all entries of \`${other.name}\` but the first are added to \`${name}\``,
    ),
  ]);
  return spellings.length === 0 ? [] : [`Other spellings: ${spellings.join("; ")}.`];
}

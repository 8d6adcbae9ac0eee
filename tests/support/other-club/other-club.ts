import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { runCommand } from "../run-command";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { banglaItems } from "./bangla-items";
import { otherClubMedia } from "./other-club-media";

/** Texts that break careless pages: markup that must not run, long words, Bangla, quotes. */
export const hostile = [
  `<script>window.hacked = "script"</script>`,
  `"><img src=x onerror="window.hacked = 'image'">`,
  `'; window.hacked = "quote"; //`,
  `</script><svg onload="window.hacked = 'svg'">`,
  `{{constructor.constructor("window.hacked = 1")()}}`,
];
const plain = [
  "বাংলা প্রোগ্রামিং প্রতিযোগিতা ২০২৬",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsversammlungstermin",
  `R & D "quoted" <b>bold</b> 5 < 6 > 4`,
  "A quiet title",
];
const hostileMarkdown = [
  ...hostile,
  "# A heading\n\n### that leaves out a level",
  "[click](javascript:window.hacked=1) [data](data:text/html,<script>window.hacked=1</script>)",
  `<iframe src="https://example.org"></iframe><a href="#" onclick="window.hacked=1">x</a>`,
  "#include <vector> and a table\n\n| a | b |\n|---|---|\n| 1 | 2 |",
].join("\n\n");

const texts = [...hostile, ...plain];
export const textAt = (index: number) => texts[index % texts.length] ?? "";

/** A damaged PNG, as after a broken upload: the build must not fail. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOwvTsVAAMaAbPtbzFZAAAAAElFTkSuQmCC",
  "base64",
);

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The first modules of a course have ids like names of files. */
const moduleIds = ["node.js", "v1.0", "intro.html"];

const name = (index: number) => (index % 3 === 0 ? `সদস্য ${index}` : `${textAt(index)} ${index}`);

/** Makes a course too long for the file of all courses. */
export const longLesson = "Every loop ends, and this one does so after a while.\n\n".repeat(800);

/** Texts that must not be published. */
const secrets = {
  draft: "Nobody outside the committee has read about the new treasurer yet.",
  later: "The winners of the summer contest are announced at the ceremony.",
  stray: "The passwords of the projector are kept in the second drawer.",
};

const links = [
  { label: textAt(2), url: "https://example.org/slides?a=1&b=<2>" },
  { label: textAt(6), url: "/events/gathering-0" },
  { label: "Regras", url: "../media/rules.pdf" },
  { label: textAt(4), url: "../media/photo (copy).JPEG" },
];

const people = [{ name: textAt(0), profile: "/profile/team/2" }, { name: plain[1] }];

/** The groups that members of the other club belong to. */
const groups = [textAt(1), textAt(5)];

/** The items in `items.yaml`, with the texts that it refers to. */
function spelledOut(): Record<string, unknown> {
  const named = (tag: string, values: Readonly<Record<string, unknown>>) => ({
    tag: `!${tag}`,
    resolve: (name: string) => values[name],
  });
  const customTags = [
    named("text", Object.fromEntries(texts.entries())),
    named("texts", { all: texts }),
    named("links", { all: links }),
    named("people", { all: people }),
    named("secret", secrets),
    named("markdown", { hostile: hostileMarkdown, long: longLesson }),
  ];
  const items: unknown = parse(readFileSync("tests/support/other-club/items.yaml", "utf8"), { customTags });
  return isJsonObject(items) ? items : {};
}

/** The files of a club that has nothing in common with the sample: few fields, with difficult values. */
function files(): Record<string, unknown> {
  return {
    ...spelledOut(),
    ...Object.fromEntries(
      range(12).map((index) => [
        `events/gathering-${index}.json`,
        {
          id: `gathering-${index}`,
          title: textAt(index),
          ...(index % 2 === 0 && {
            date: ["2019-05-04", "2999-12-31", "not a date"][index % 3],
            time: ["12:00 PM - 1:00 PM", "noonish", "11:30 PM"][index % 3],
            description: textAt(index + 1),
            fullDescription: hostileMarkdown,
            isRegistrationOpen: true,
            prizes: texts,
            schedule: texts,
            registrationDeadline: ["2999-12-01", "soon"][index % 2],
            contactEmail: `a@example.org?bcc=b@example.org,secretary@example.org"onclick="x`,
            contactPhone: "call +880 1700 000000",
            fee: index * 1000.5,
            image: "../media/pixel.png",
            gallery: [{ src: "../media/pixel.png" }, { src: "../media/pixel.png", alt: textAt(index) }],
            status: ["upcoming", "ongoing", "completed", "cancelled"][index % 4],
          }),
        },
      ]),
    ),
    ...Object.fromEntries(
      range(5).map((index) => [
        `workshops/course-${index}.json`,
        {
          id: `course-${index}`,
          title: textAt(index),
          ...(index === 1 && {
            difficulty: "beginner",
            certificate: true,
            date: "2999-01-01",
            time: "12:00 AM",
            duration: "2 days",
            maxParticipants: 12,
          }),
          ...(index === 2 && {
            fullDescription: hostileMarkdown,
            registrationOpen: true,
            registrationLink: "https://forms.example.net/a?b=<c>",
            contactPerson: textAt(6),
          }),
        },
      ]),
    ),
    ...Object.fromEntries(
      range(37).map((index) => [
        `notices/message-${index}.json`,
        {
          id: `message-${index}`,
          title: `${textAt(index)} ${index % 4 === 0 ? "" : index}`.trim(),
          ...(index % 2 === 0 && {
            date: `2026-01-${String((index % 28) + 1).padStart(2, "0")}`,
            content: hostileMarkdown,
            priority: "urgent",
          }),
          ...(index % 5 === 0 && {
            expiryDate: "2020-01-01",
            attachments: [
              { name: textAt(index), url: "../media/pixel.png", type: "image" },
              { url: "../media/pixel.png" },
            ],
          }),
        },
      ]),
    ),
    ...Object.fromEntries(
      range(47).map((index) => [
        `members/${index + 1}.json`,
        {
          id: index + 1,
          name: name(index),
          ...(index % 5 !== 0 && { session: "2021-2022" }),
          ...(index % 7 !== 0 && { shift: groups[index % 2] }),
          ...(index % 2 === 0 && {
            roll: `61${index}`,
            iscp: true,
            codeforces: `https://codeforces.com/profile/user_${index}`,
          }),
          ...(index === 1 && { roll: "শাখা ৬", pronouns: "elu/delu", links }),
          ...(index === 4 && { portfolio: "https://portfolio.example.net/x" }),
        },
      ]),
    ),
    ...Object.fromEntries(
      range(9).map((index) => [
        `posts/${index}.json`,
        {
          id: index,
          title: textAt(index),
          ...(index % 2 === 0 && {
            description: hostileMarkdown,
            date: "2026-02-30",
            media: [{ src: "../media/pixel.png" }, { src: "../media/clip.mp4", type: "video" }],
          }),
        },
      ]),
    ),
    "courses/hostile.json": {
      ...{ id: "hostile", title: textAt(0), description: textAt(1), instructor: textAt(2), status: "Available" },
      modules: texts.map((title, order) => ({
        id: moduleIds[order] ?? `পাঠ-${order}`,
        title,
        order: 9 - order,
        description: textAt(order),
      })),
    },
  };
}

/** Writes the content tree of the other club. */
export async function writeOtherClub(directory: string): Promise<void> {
  for (const [file, content] of Object.entries(files())) {
    const target = path.join(directory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    // As saved by an editor on Windows.
    const text = `\uFEFF${JSON.stringify(content, null, 2)}`.replaceAll("\n", "\r\n");
    writeFileSync(target, text);
  }
  mkdirSync(path.join(directory, "blog"), { recursive: true });
  mkdirSync(path.join(directory, "media"), { recursive: true });
  mkdirSync(path.join(directory, "pages"), { recursive: true });
  writeFileSync(path.join(directory, "media/pixel.png"), pixel);
  writeFileSync(path.join(directory, "media/clip.mp4"), "");
  writeFileSync(path.join(directory, "media/no-picture.jpg"), "this is not a picture");
  writeFileSync(
    path.join(directory, "blog/first.md"),
    `---\ntitle: ${JSON.stringify(textAt(0))}\nstatus: published\npublishDate: 2026-01-01\nexcerpt: At the ${plain[1]}\ncategory: ${plain[1]}\ntags: [a, ${JSON.stringify(textAt(1))}]\n---\n\n${hostileMarkdown}\n`,
  );
  writeFileSync(
    path.join(directory, "blog/draft.md"),
    `---\ntitle: ${JSON.stringify(secrets.draft)}\nstatus: draft\nfeaturedImage: ../media/photo-of-a-draft.jpg\n---\n\n${secrets.draft} [The rules](<../media/rules of a draft.pdf>)\n`,
  );
  writeFileSync(
    path.join(directory, "blog/later.md"),
    `---\ntitle: Later\nstatus: published\npublishAt: 2998-01-02\n---\n\n${secrets.later}\n`,
  );
  writeFileSync(
    path.join(directory, "pages/privacy.md"),
    `---\ntitle: ${JSON.stringify(textAt(3))}\ndescription: ${JSON.stringify(plain[3])}\nmenu: footer\nmenuLabel: ${JSON.stringify(textAt(6))}\n---\n\n${hostileMarkdown}\n`,
  );
  writeFileSync(path.join(directory, "notes.txt"), secrets.stray);
  for (const [file, content] of Object.entries(banglaItems())) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), content);
  }
  for (const [file, content] of Object.entries(await otherClubMedia()))
    writeFileSync(path.join(directory, "media", file), content);
  importStandings(directory);
}

/** A coach's evening: the standings come from a table, which names a member by the handle. */
function importStandings(content: string): void {
  const file = path.join(content, "../standings.csv");
  writeFileSync(file, "Rank,Team,Members,Solved,Penalty,A\n1,Visitors,,1,20,+ 20!\n2,Home Team,user_4,1,30,+1 10\n");
  const about = ["--title", "Coach's Evening", "--date", "2026-01-20", "--event", "gathering-1"];
  const { status, stderr } = runCommand("import-results", [file, ...about, "--write"], { contentDirectory: content });
  if (status !== 0) throw new Error(stderr);
}

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
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

/** A damaged PNG, as a broken upload leaves it: the build must come through. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOwvTsVAAMaAbPtbzFZAAAAAElFTkSuQmCC",
  "base64",
);

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The first modules of a course have ids that look like names of files. */
const moduleIds = ["node.js", "v1.0", "intro.html"];

const name = (index: number) => (index % 3 === 0 ? `সদস্য ${index}` : `${textAt(index)} ${index}`);

/** A course with it is too long for the file of all courses. */
export const longLesson = "Every loop ends, and this one does so after a while.\n\n".repeat(800);

/** Texts that must not be published. */
const secrets = {
  draft: "Nobody outside the committee has read about the new treasurer yet.",
  later: "The winners of the summer contest are announced at the ceremony.",
  stray: "The passwords of the projector are kept in the second drawer.",
};

/** Items of every kind that may wait, whose time has not come. */
const scheduledItems = {
  "events/later.json": { id: "later", title: secrets.later, date: "2998-02-01", publishAt: "2998-01-01" },
  "notices/later.json": { id: "later", title: "Later", content: secrets.later, publishAt: "2998-01-01 18:30" },
  "posts/101.json": {
    ...{ id: 101, title: secrets.later, publishAt: "2998-01-01T18:30Z" },
    media: [{ src: "../media/pixel.png", alt: secrets.later }],
  },
};

/** A meeting that is repeated, of which one time is left out. */
const repeatedItems = {
  "events/weekly-tea.json": {
    ...{ id: "weekly-tea", title: "চা every week & more", date: "2997-06-06", time: "11:30 PM - 1:00 AM" },
    ...{ repeats: "weekly", repeatsUntil: "2998-06-30", repeatsExcept: ["2997-06-20"], registrationOpen: true },
  },
};

/** Items that name files of all types, intact and damaged. */
const itemsWithFiles = {
  "events/with-files.json": {
    ...{ id: "with-files", title: "With files", image: "../media/drawing.SVG" },
    gallery: ["photo.jpg", "photo.webp", "wrong-name.jpg", "moving.gif", "half.avif", "half.webp", "broken.svg"].map(
      (file) => ({ src: `../media/${file}`, alt: file }),
    ),
    fullDescription: [
      "![A drawing](../media/logo.svg) ![A photo](<../media/photo (copy).JPEG>) ![Half](../media/half.avif)",
      "[The photo](../media/photo.jpg) [The list](<../media/নিয়ম list.csv>) [Text](../media/not-a-document.pdf)",
    ].join("\n\n"),
    contactEmail: "only.here@example.org",
    contactPhone: "+880 1700-123456",
  },
  "notices/with-files.json": {
    ...{ id: "with-files", title: "With files", downloadUrl: "../media/photo (copy).JPEG" },
    attachments: ["logo.svg", "place.mp4", "rules.pdf", "not-a-document.pdf", "nothing.docx"].map((file) => ({
      name: file,
      url: `../media/${file}`,
    })),
  },
  "posts/100.json": {
    ...{ id: 100, title: "With files" },
    media: ["place.mp4", "place.webm", "moving.gif", "drawing.SVG", "half.avif"].map((file) => ({
      ...{ src: `../media/${file}`, alt: file, thumbnail: "../media/photo.jpg" },
    })),
  },
  "events/old/stray.json": { id: "stray", title: secrets.stray },
  "drafts.json": { text: secrets.stray },
};

/** The words from which events of the other club choose their category. */
const categories = ["Roda de conversa", "Oficina R & D", "প্রতিযোগিতা"];

const links = [
  { label: textAt(2), url: "https://example.org/slides?a=1&b=<2>" },
  { label: textAt(6), url: "/events/gathering-0" },
  { label: "Regras", url: "../media/rules.pdf" },
  { label: textAt(4), url: "../media/photo (copy).JPEG" },
];

/** Items online, with tags and links. */
const onlineItems = {
  "events/online.json": {
    ...{ id: "online", title: "Online", date: "2999-03-01", time: "7:00 PM - 8:00 PM" },
    ...{ joinLink: "https://meet.example.net/a?b=1&c=<2>", category: categories[0], tags: texts, links },
  },
  "workshops/mixed.json": {
    ...{ id: "mixed", title: "Here and online", date: "2999-03-02", endDate: "2999-03-04", time: "7 PM - 9 PM" },
    ...{ everyDay: true, venue: textAt(6), joinLink: "https://meet.example.net/mixed", tags: [plain[0]], links },
  },
  "events/both.json": {
    ...{ id: "both", title: "Both", date: "2019-03-02", venue: "Sala 1", joinLink: "https://meet.example.net/both" },
    ...{ category: categories[2], tags: ["C++"] },
  },
};

/** Leaders in groups, with ranks, pronouns and links. */
const groupedLeaders = {
  "team/11.json": { id: 11, name: "Ana Lúcia", group: textAt(6), rank: 2, pronouns: "ela/dela", links },
  "team/12.json": { id: 12, name: "Bento", group: textAt(6), rank: 1, pronouns: textAt(1) },
  "team/13.json": { id: 13, name: "Caio", group: "Eventos" },
  "past-leaders/14.json": { id: 14, name: "Dora", tenure: "2023", group: textAt(6), rank: 1, links, pronouns: "ela" },
  "advisors/15.json": { id: 15, name: "Prof. Elis", pronouns: "ela/dela", links },
};

const people = [{ name: textAt(0), profile: "/profile/team/2" }, { name: plain[1] }];

/** Items of the kinds that not every club has, with every field. */
const optionalItems = {
  "projects/robot.json": {
    ...{ id: "robot", title: textAt(2), description: `${textAt(6)} of a robot`, fullDescription: hostileMarkdown },
    ...{ image: "../media/photo.jpg", gallery: [{ src: "../media/photo.webp", alt: textAt(1) }], status: "active" },
    ...{ startDate: "2024-01-02", endDate: "2025-03-04", people, links, tags: texts },
  },
  "achievements/cup.json": {
    ...{ id: "cup", title: textAt(3), date: "2025-05-06", event: textAt(1), place: plain[2], people, links },
    ...{ description: hostileMarkdown, image: "../media/photo.jpg" },
  },
  "sponsors/now.json": {
    ...{ id: "now", name: textAt(6), logo: "../media/logo.svg", logoDark: "../media/photo.webp", tier: textAt(1) },
    ...{ url: "https://sponsor.example.net/a?b=<c>", description: textAt(0), from: "2020-01-01", until: "2998-01-01" },
  },
  "sponsors/over.json": { id: "over", name: "The sponsor of last year", until: "2020-12-31" },
  "questions/why.json": { id: "why", question: textAt(1), answer: hostileMarkdown, group: textAt(2), rank: 1 },
  "resources/book.json": {
    ...{ id: "book", title: textAt(4), url: "../media/rules.pdf", description: textAt(6), topic: textAt(1) },
    ...{ level: "advanced", tags: texts },
  },
};

/** The groups that members of the other club belong to. */
const groups = [textAt(1), textAt(5)];

/** The files of a club that has nothing in common with the sample: few fields, and all of them difficult. */
function files(): Record<string, unknown> {
  return {
    "site/club.json": {
      name: `Robótica & Café "Δ"`,
      shortName: "R&C",
      baseUrl: "https://robotica.example.net/club",
      logo: "../media/logo.svg",
      institution: { name: `Instituto ${textAt(6)}`, url: "https://instituto.example.net" },
      description: textAt(6),
      address: plain[0],
    },
    // Courses stay on, since no other pages have such difficult addresses, and so do all kinds with a list of hostile items.
    "site/settings.json": {
      language: "pt-BR",
      timeZone: "America/Sao_Paulo",
      currency: "BRL",
      sponsorTiers: [textAt(2), textAt(1)],
      accent: "#a75000",
      accentDark: "#ffa04d",
      eventCategories: categories,
      teamGroups: ["Diretoria", textAt(6)],
      off: ["codeforces", "discord"],
      contestsInCalendar: true,
      memberFields: {
        ...{ sessionLabel: "Turma", sessionUse: "optional", rollLabel: "Matrícula" },
        ...{ shiftLabel: `Equipe "R & D"`, shiftUse: "optional", shiftValues: groups },
      },
    },
    "site/menus.json": {
      footer: [
        { label: textAt(2), link: "/events" },
        { label: textAt(5), link: "/post" },
      ],
      quickLinksLabel: textAt(7),
      joinLabel: textAt(8),
    },
    "site/registration.json": {
      isOpen: true,
      openDate: "2020-01-01",
      closeDate: "2998-12-31",
      formLink: "https://forms.example.net/join?a=1&b=<2>",
      instructions: texts,
      requirements: texts,
      timeline: [...texts.map((label) => ({ label, text: hostile[0] })), { text: textAt(1) }, { text: plain[0] }],
      benefits: texts,
      contactEmail: `join@example.org"onclick="x`,
    },
    "site/join-us.json": { benefits: texts, whoCanJoin: texts, expectations: texts },
    "site/discord.json": { features: texts, benefits: texts, mission: plain[0] },
    "site/home.json": {
      heroTitle: textAt(0),
      heroText: textAt(6),
      terminal: [...hostile, plain[0]],
      skills: [
        { title: textAt(0), description: textAt(1) },
        { title: textAt(2) },
        { description: textAt(3) },
        { title: plain[0], description: plain[0] },
      ],
      sections: [
        "claims",
        "questions",
        "sponsors",
        "hero",
        "achievements",
        "projects",
        "upcoming",
        "stats",
        "insights",
      ],
      heroImages: [
        { src: "../media/photo.jpg", alt: textAt(1) },
        { src: "../media/half.avif", alt: textAt(2) },
        { src: "../media/drawing.SVG", alt: hostile[0] },
      ],
    },
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
    "team/1.json": { id: 1, name: textAt(0), image: "../media/no-picture.jpg" },
    "team/2.json": {
      id: 2,
      name: "রহিম উদ্দিন",
      fullBio: hostileMarkdown,
      image: "../media/pixel.png",
      portfolio: "https://rahim.example.net",
    },
    "past-leaders/3.json": { id: 3, name: textAt(1), tenure: textAt(2), currentRole: textAt(3) },
    "advisors/1.json": { id: 1, name: textAt(2), specialization: texts },
    "advisors/2.json": {
      id: 2,
      name: plain[1],
      designation: plain[1],
      bio: plain[1],
      email: `${plain[1] ?? ""}@example.org`,
      education: textAt(3),
      courses: texts,
    },
    "sub-communities/circle.json": { id: "circle", name: textAt(0), url: "#", activities: texts, members: plain[1] },
    "courses/lesson.json": {
      id: "lesson",
      title: textAt(1),
      modules: [{ id: "one", title: textAt(2) }, { id: "two" }],
    },
    "site/redirects.json": {
      redirects: [
        { from: "/events/পুরোনো-খেলা", to: "/events/gathering-0" },
        { from: "/gone", to: "https://archive.example.net/a?b=1&c=2" },
      ],
    },
    "courses/empty.json": { id: "empty", title: textAt(3), status: "Available" },
    "courses/long.json": {
      ...{ id: "long", title: textAt(1), status: "Available" },
      modules: [{ id: "v1.0", text: longLesson }, { id: "short" }],
    },
    "courses/hostile.json": {
      ...{ id: "hostile", title: textAt(0), description: textAt(1), instructor: textAt(2), status: "Available" },
      modules: texts.map((title, order) => ({
        id: moduleIds[order] ?? `পাঠ-${order}`,
        title,
        order: 9 - order,
        description: textAt(order),
      })),
    },
    "ratings.json": {
      takenAt: "2026-01-01T00:00:00Z",
      ratings: [
        { handle: "USER_0", rating: -5, maxRating: 3999, rank: textAt(0), maxRank: textAt(3) },
        { handle: "user_2" },
        { handle: "somebody_else", rating: 1, maxRating: 2 },
      ],
    },
    "ratings/2024.json": {
      members: [
        { handle: "user_0", changes: ["2024-02-29 -40", "2024-12-31 3950"] },
        { handle: "somebody_else", changes: ["2024-02-29 1200"] },
      ],
    },
    "ratings/2025.json": { members: [{ handle: "USER_0", changes: ["2025-01-01 -5"] }] },
    // The club has switched off 'codeforces'.
    "contests.json": {
      contests: [{ number: 1, name: textAt(0), starts: "2998-01-01T00:00:00Z", minutes: 120 }],
    },
    ...scheduledItems,
    ...repeatedItems,
    ...itemsWithFiles,
    ...optionalItems,
    ...onlineItems,
    ...groupedLeaders,
    "upcoming/tea.json": {
      ...{ id: "tea", title: textAt(3), date: "2999-01-01", endDate: "2999-01-02", link: "/events" },
      joinLink: "https://meet.example.net/tea",
    },
  };
}

/** Writes the content tree of the other club. */
export async function writeOtherClub(directory: string): Promise<void> {
  for (const [file, content] of Object.entries(files())) {
    const target = path.join(directory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    // As an editor on Windows would save it.
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
  for (const [file, content] of Object.entries(banglaItems())) writeFileSync(path.join(directory, file), content);
  for (const [file, content] of Object.entries(await otherClubMedia()))
    writeFileSync(path.join(directory, "media", file), content);
}

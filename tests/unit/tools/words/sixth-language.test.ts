import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The first texts for a translator of Indonesian: those that readers see first. */
const indonesian = {
  "Skip to content": "Langsung ke isi",
  "Quick Links": "Tautan cepat",
  "Social pages": "Media sosial",
  "Scroll to top": "Kembali ke atas",
  "Edit this page": "Sunting halaman ini",
  "Attendance sheet": "Daftar hadir",
  "Join Us": "Bergabung",
  Events: "Acara",
  "Workshop||in menus": "Lokakarya",
  "Notice||in menus": "Pengumuman",
  Team: "Tim",
  Members: "Anggota",
  Advisors: "Pembina",
  Blog: "Blog",
  Home: "Beranda",
  Gallery: "Galeri",
  Registration: "Pendaftaran",
  Login: "Masuk",
  "Sign out": "Keluar",
  "My profile": "Profil saya",
  Languages: "Bahasa",
  Questions: "Pertanyaan",
  Sponsors: "Sponsor",
  "Read the blog": "Baca blog",
  "What we do": "Kegiatan kami",
  "No achievements yet": "Belum ada prestasi",
  "Reload the page": "Muat ulang halaman",
  "founded in {year}": "berdiri sejak {year}",
  "{count} events a year": "Acara per tahun: {count}",
  "{count, plural, one {# article} other {# articles}}": "{count, plural, other {# artikel}}",
};

// The steps of docs/add-a-language.md.
const project = mkdtempSync(path.join(tmpdir(), "language-"));
const file = path.join(project, "src/words/catalogues/id.json");
const runFile = path.join(process.cwd(), "node_modules/tsx/dist/cli.mjs");
const languages = path.join(project, "src/words/languages.ts");

beforeAll(() => {
  for (const part of ["src", "tools", "package.json", "tsconfig.json"])
    cpSync(part, path.join(project, part), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(project, "node_modules"));
  writeFileSync(languages, readFileSync(languages, "utf8").replace('  es: "es",\n', '$&  id: "id",\n'));
  writeFileSync(file, "{}");
});

const run = (...args: string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [runFile, ...args], {
      ...{ cwd: project, encoding: "utf8" },
      env: { ...process.env, GATSBY_LANGUAGE: "id" },
    }),
  );

test("what a new language lacks is printed as JSON, what visitors see first above", () => {
  const missing = Object.keys(run("tools/words/cli.ts", "--missing", "id") as object);
  expect(missing.slice(0, 200)).toEqual(expect.arrayContaining(Object.keys(indonesian)));
});

test("a language with a few words shows them, and English for the rest; each mistake is named with its place", () => {
  const mistakes = [
    ['{\n  "Events": "Acara",\n  "Team": "Tim",\n}\n', "id.json, line 4: is not valid JSON"],
    ['{\n  "Events": 7\n}\n', 'id.json, line 2: "Events": is not a text, expected words in quotes'],
    ['{\n  "founded in {year}": "sejak {tahun}"\n}\n', '"founded in {year}": has {tahun}, expected {year}'],
    ['{\n  "founded in {year}": "sejak {year"\n}\n', 'id.json, line 2: "founded in {year}": Unexpected message end'],
  ] as const;
  writeFileSync(file, JSON.stringify(indonesian));
  writeFileSync(
    path.join(project, "shown.ts"),
    `import { writeFileSync } from "node:fs";
    import { languageName, ownLanguageName } from "./src/domain/language/language-name";
    import { languageOf } from "./src/domain/language/language-of";
    import { readCatalogue } from "./src/words/catalogue";
    import { t } from "./src/words/t";
    import { wrongWords } from "./tools/words/wrong-words";
    const shown = [
      t("Events"), t("{count} events a year", { count: 12 }), t("Add to calendar"), ownLanguageName("id"), languageName("bn"),
      t("{count, plural, one {# article} other {# articles}}", { count: 2000 }), languageOf("Lomba tahun ini") ?? "its own",
    ];
    const faults = ${JSON.stringify(mistakes)}.map(([json]) => {
      writeFileSync("src/words/catalogues/id.json", json);
      try {
        return wrongWords(readCatalogue("id"), "id").join();
      } catch (error) {
        return String(error);
      }
    });
    console.log(JSON.stringify([...shown, ...faults]));`,
  );
  expect(run("shown.ts")).toEqual([
    ...["Acara", "Acara per tahun: 12", "Add to calendar", "Indonesia", "Bengali", "2.000 artikel", "its own"],
    ...mistakes.map(([, fault]) => expect.stringContaining(fault) as unknown),
  ]);
});

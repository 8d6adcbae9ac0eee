import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { usualEventCategories } from "../../../src/model/club-settings";
import { isJsonObject, type JsonObject } from "../../../src/model/schema/json-object";
import { parseJsonObject } from "../json-object";

/** Texts like those of an Arabic club: with numbers, Latin words and signs in between, and one long word. */
const titles = [
  "مسابقة البرمجة الشتوية 2026",
  "ورشة Git و GitHub للمبتدئين",
  "أمسية الروبوتات (الجزء 2)",
  "لغة C++ من الصفر: الدرس الأول",
  "بالاستراتيجيات_والمستخدمينالجدد",
];
const sentences = [
  "نلتقي في القاعة 304 بعد المحاضرات، ونحل المسائل معًا خطوة بخطوة.",
  "أحضر حاسوبك إن كان لديك واحد؛ في المختبر 12 جهازًا لمن ليس لديه.",
  "سُجِّل أكثر من 40 طالبًا، ووصل 85% منهم إلى المسألة الأخيرة في HTML و CSS.",
];
const articles = ["## ما الذي سنفعله؟", ...sentences, "1. نقرأ المسألة.\n2. نكتب `main()`.\n3. نختبر الحل."].join(
  "\n\n",
);

const at = (texts: readonly string[], index: number) => texts[index % texts.length] ?? "";

/** The Arabic text that replaces that of a field; undefined for an unchanged field. */
function arabic(field: string, index: number): string | undefined {
  if (["title", "heroTitle", "question", "subtitle"].includes(field)) return at(titles, index);
  if (["fullDescription", "content", "answer"].includes(field)) return articles;
  if (["description", "heroText", "excerpt", "text"].includes(field)) return at(sentences, index);
  if (["venue", "address"].includes(field)) return "المبنى 2، القاعة 304";
  return undefined;
}

/** The object with its texts, and those of the objects in its lists, in Arabic. */
function inArabic(fields: JsonObject, index: number): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (typeof value === "string") return [field, arabic(field, index) ?? value];
      if (!Array.isArray(value)) return [field, value];
      return [field, value.map((each: unknown, i) => (isJsonObject(each) ? inArabic(each, index + i) : each))];
    }),
  );
}

/**
 * Turns a copy of the sample into the content of an Arabic club. Every second item also has Bangla in its title and in
 * the fields from which addresses are made.
 *
 * @param directory of the content, which is changed
 */
export function makeArabic(directory: string): void {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && file.includes(path.sep) && !/^(?:media|ratings)\b/.test(file))
    .sort();
  for (const [index, file] of files.entries()) {
    const fields = parseJsonObject(readFileSync(path.join(directory, file), "utf8"));
    const changed = inArabic(fields, index);
    const bn = {
      ...(index % 2 === 0 && "title" in fields && { title: `বাংলা শিরোনাম ${index}` }),
      ...("portfolio" in fields && { name: `বাংলা নাম ${index}` }),
    };
    const translations = Object.keys(bn).length > 0 ? { translations: { bn } } : {};
    writeFileSync(path.join(directory, file), JSON.stringify({ ...changed, ...translations }, null, 2));
  }
  change(directory, "site/club.json", {
    ...{ name: "نادي الخوارزميات", shortName: "الخوارزميات" },
    // In a folder, so that tests can tell paths from addresses.
    baseUrl: "https://club.example.org/club",
  });
  const { teamGroups } = parseJsonObject(readFileSync(path.join(directory, "site/settings.json"), "utf8"));
  const groups = Array.isArray(teamGroups) ? teamGroups : [];
  change(directory, "site/settings.json", {
    ...{ language: "ar", languages: ["bn"], eventCategories: usualEventCategories },
    translations: {
      bn: {
        eventCategories: usualEventCategories.map((_, index) => `বিভাগ ${index}`),
        teamGroups: groups.map((_, index) => `দল ${index}`),
      },
    },
  });
}

function change(directory: string, file: string, fields: JsonObject): void {
  const full = path.join(directory, file);
  writeFileSync(full, JSON.stringify({ ...parseJsonObject(readFileSync(full, "utf8")), ...fields }, null, 2));
}

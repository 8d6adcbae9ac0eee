import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { drawPicture } from "../../../../src/outputs/share-pictures/draw-picture";
import { drawableText } from "../../../../src/outputs/share-pictures/picture-text";
import { makeFolder } from "../../../support/temporary-folder";

const folder = makeFolder();

const draw = (title: string, facts = "") => drawPicture({ path: "/events/x", kind: "Event", title, facts }, "Club");

describe("A share picture", () => {
  it.each([
    "Code Sprint",
    "বাংলায় প্রোগ্রামিং পাঠচক্র",
    "x".repeat(400),
    "🎉",
    "",
    `<script>alert("1")</script> & "quotes"`,
    "中文 العربية",
  ])("is drawn at 1200 by 630 with the title %j", async (title) => {
    const { format, width, height } = await sharp(await draw(title, title)).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  });

  it("shows its words, and is the same for the same words", async () => {
    const [one, same, other] = await Promise.all([draw("চলক"), draw("চলক"), draw("চলকে")]);
    expect(one.equals(same)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });

  it.each([
    ["Ł", "Ģ"],
    ["Ω", "Ψ"],
    ["Ж", "Ф"],
    ["ক", "খ"],
    ["مسابقة", "أمسية"],
    ["پژوهش‌گر", "چگونگی‌ها"],
    ["١٢٣", "٤٥٦"],
  ])("shows letters of all its fonts, not a box for each: %s, %s", async (one, other) => {
    expect((await draw(one)).equals(await draw(other))).toBe(false);
  });

  it("shows the words of an Arabic club, whole and from right to left", async () => {
    const text = { path: "/events/x", kind: "فعالية", title: "ورشة Git للمبتدئين", facts: "القاعة 304" };
    const one = await drawPicture(text, "نادي الخوارزميات");
    const changed = [{ kind: "مقالة" }, { title: "ورشة Git للمبتدئات" }, { facts: "القاعة 403" }];
    for (const change of changed)
      expect((await drawPicture({ ...text, ...change }, "نادي الخوارزميات")).equals(one)).toBe(false);
    expect((await drawPicture(text, "نادي البرمجيات")).equals(one)).toBe(false);
    const left = await sharp(one).extract({ left: 0, top: 100, width: 300, height: 530 }).toBuffer();
    for (const { min, max } of (await sharp(left).stats()).channels) expect(max - min).toBeLessThan(10);
  });

  it.each([
    ["many words", "Code Sprint "],
    ["one endless word", "x"],
    ["Bangla", "বাংলায় প্রোগ্রামিং "],
    ["Arabic", "مسابقة البرمجة "],
  ])("keeps its right margin free: %s", async (_, words) => {
    const long = words.repeat(200);
    const picture = await drawPicture({ path: "/events/x", kind: "Event", title: long, facts: long }, long);
    const margin = await sharp(picture).extract({ left: 1150, top: 100, width: 50, height: 530 }).toBuffer();
    for (const { min, max } of (await sharp(margin).stats()).channels) expect(max - min).toBeLessThan(10);
  });

  it.each([
    ["red", "srgb"],
    ["gray", "b-w"],
  ] as const)("shows the item's own picture at its right: %s", async (colour, space) => {
    const photo = path.join(folder, `${colour}.png`);
    const create = { width: 40, height: 90, channels: 3, background: colour } as const;
    await sharp({ create }).toColourspace(space).toFile(photo);
    const picture = await drawPicture({ path: "/post/1", kind: "Gallery", title: "Red", facts: "", photo }, "Club");
    const right = await sharp(picture).extract({ left: 740, top: 100, width: 440, height: 500 }).toBuffer();
    const shown = (await sharp(right).stats()).channels.map(({ mean }) => Math.round(mean));
    const expected = colour === "red" ? [255, 0, 0] : [128, 128, 128];
    expect(shown).toEqual(expected.map((value): unknown => expect.closeTo(value, -1)));
  });

  it.each(["gone.jpg", "no-picture.txt"])("is drawn without a picture that can't be read: %s", async (name) => {
    writeFileSync(path.join(folder, "no-picture.txt"), "words");
    const text = { path: "/post/1", kind: "Gallery", title: "Red", facts: "" };
    const without = await drawPicture(text, "Club");
    expect((await drawPicture({ ...text, photo: path.join(folder, name) }, "Club")).equals(without)).toBe(true);
  });
});

describe("The words of a share picture", () => {
  it.each([
    ["emoji, and letters of other scripts", "  Fest 🎉 2026:\n বাংলা-য় “Ünï” 中文 ", "Fest 2026: বাংলা-য় “Ünï”"],
    ["the frames around digits", "Hack 2️⃣0️⃣2️⃣6️⃣", "Hack 2026"],
    ["what joins emoji", "Hack 👩‍👩‍👧‍👦 Night ❤️", "Hack Night"],
    ["arrows and signs of mathematics", "Newbie → Expert: a ≤ b ≠ c", "Newbie Expert: a b c"],
    ["the vowel signs of other scripts", "हिन्दी दिवस २०२६ Meetup", "Meetup"],
    ["marks that no one sees", "soft\u00adhyphen \u200bspace \u202eturn", "softhyphen space turn"],
  ])("leave out %s", (_, text, drawn) => {
    expect(drawableText(text)).toBe(drawn);
  });

  it("keep the letters, digits and signs of the fonts, and what joins the letters of Bangla", () => {
    const text = "Größe ½ × 30 °C, ৳500 · Ελλάδα · Москва · র‍্যাঙ্ক ১ম।";
    expect(drawableText(text)).toBe(text.normalize("NFC"));
  });

  it("keep the base of a letter that the fonts have only without its accents", () => {
    expect(drawableText("Tiếng Việt")).toBe("Tieng Viet");
  });
});

import sharp from "sharp";
import { drawPicture } from "../../../../src/gatsby/share/draw-picture";
import { drawableText } from "../../../../src/gatsby/share/picture-text";

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
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  });

  it("shows what stands on it, and is the same for the same words", async () => {
    const [one, same, other] = await Promise.all([draw("চলক"), draw("চলক"), draw("চলকে")]);
    expect(one.equals(same)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });
});

test("What the fonts can't draw is left out", () => {
  expect(drawableText("  Fest 🎉 2026:\n বাংলা-য় “Ünï” 中文 ")).toBe("Fest 2026: বাংলা-য় “Ünï”");
});

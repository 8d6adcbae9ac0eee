import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { publishFile } from "../../../../src/outputs/media/publish-file";
import { writeIcon } from "../../../../src/outputs/media/club-drawings";
import { photoWithLocation } from "../../../support/content/photo";
import { emptyFolder } from "../../../support/temporary-folder";

const root = emptyFolder();
let warnings: jest.SpyInstance<void, unknown[]>;
const inRoot = (name: string) => path.join(root, name);

beforeEach(() => {
  warnings = jest.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  warnings.mockRestore();
});

function publish(name: string, content: string | Uint8Array): Promise<string | null> {
  writeFileSync(inRoot(name), content);
  return publishFile(inRoot(name), inRoot("public"));
}

test("a file is published at an address that contains the hash of its content", async () => {
  const address = await publish("rules.pdf", "%PDF-1.4\n");
  expect(address).toMatch(/^\/static\/[0-9a-f]{24}\/rules\.pdf$/);
  expect(readFileSync(inRoot(`public${address ?? ""}`), "utf8")).toBe("%PDF-1.4\n");
  expect(warnings).not.toHaveBeenCalled();
});

test.each([
  ["Class Routine (final).v2.PDF", "Class-Routine-final-v2.pdf"],
  ["page.html.pdf", "page-html.pdf"],
  ["রুটিন ২০২৬.pdf", "রুটিন-২০২৬.pdf"],
  ["%2e%2e.pdf", "2e-2e.pdf"],
  ["---.pdf", "file.pdf"],
])("the name of %s is published as %s", async (name, published) => {
  expect(path.basename((await publish(name, "%PDF-1.4\n")) ?? "")).toBe(published);
});

test("a picture that an earlier build has published is not encoded again", async () => {
  const photo = await photoWithLocation("jpeg");
  const address = await publish("a.jpg", photo);
  const target = inRoot(`public${address ?? ""}`);
  writeFileSync(target, "published before");
  // Another file with the same name and content, as in another clone.
  mkdirSync(inRoot("copy"));
  writeFileSync(inRoot("copy/a.jpg"), photo);
  expect(await publishFile(inRoot("copy/a.jpg"), inRoot("public"))).toBe(address);
  expect(readFileSync(target, "utf8")).toBe("published before");
});

test("the name of a file is shortened to what every disk takes", async () => {
  const name = path.basename((await publish(`${"ক".repeat(80)}.pdf`, "%PDF-1.4\n")) ?? "");
  expect(name).toBe(`${"ক".repeat(60)}.pdf`);
});

test.each([
  ["page.html", "<p>hello"],
  ["page.pdf", "<p>hello"],
  ["photo.jpg", ""],
])("%s with %j is left out with a warning", async (name, content) => {
  expect(await publish(name, content)).toBeNull();
  expect(readdirSync(root)).toEqual([name]);
  expect(String(warnings.mock.calls[0]?.[0])).toMatch(new RegExp(`${name}: warning: `));
});

describe("The icon of the site", () => {
  const icon = () => sharp(inRoot("icon.png")).metadata();

  it("is the club's logo, without metadata", async () => {
    writeFileSync(inRoot("logo.jpg"), await photoWithLocation("jpeg"));
    await writeIcon(inRoot("logo.jpg"), inRoot("icon.png"));
    expect(await icon()).toMatchObject({ format: "png", width: 64, height: 48 });
    expect((await icon()).exif).toBeUndefined();
  });

  it("is a picture where the logo is a drawing: the drawing itself is not published", async () => {
    writeFileSync(inRoot("logo.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>');
    await writeIcon(inRoot("logo.svg"), inRoot("icon.png"));
    expect(await icon()).toMatchObject({ format: "png", width: 1280, height: 1280 });
  });

  it("is our own mark if there is no readable logo", async () => {
    await writeIcon(undefined, inRoot("icon.png"));
    const own = readFileSync(inRoot("icon.png"));
    writeFileSync(inRoot("logo.png"), "this is not a picture");
    await writeIcon(inRoot("logo.png"), inRoot("icon.png"));
    expect(readFileSync(inRoot("icon.png")).equals(own)).toBe(true);
    expect(warnings).toHaveBeenCalledTimes(1);
  });
});

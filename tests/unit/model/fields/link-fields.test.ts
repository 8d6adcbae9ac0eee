import { link, target, webLink } from "../../../../src/model/fields/link-fields";
import { fieldRegistry } from "../../../../src/model/schema/field-info";

const schema = target({ label: "Link or file", hint: "Where it leads." });

describe("A link of an item", () => {
  it.each(["https://example.org/slides", "/events/code-sprint", "../media/slides.pdf", "../media/photo.jpg"])(
    "may be %s",
    (value) => {
      expect(schema.safeParse(value).success).toBe(true);
    },
  );

  it.each([
    ["javascript:alert(1)", "with the scheme 'javascript:', expected an https link"],
    ["../media/program.exe", "a file of the type 'exe', expected a document, a picture or a video"],
  ])("must not be %s", (value, message) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toContain(message);
  });

  it.each([target, link, webLink])("may be read on its way with http, which is a warning", (field) => {
    const info = fieldRegistry.get(field({ label: "Link", hint: "Where it leads." }));
    expect(info?.warnings?.("http://example.org/slides")).toEqual([
      "is 'http://example.org/slides' with the scheme 'http:', expected an https link such as https://example.org",
    ]);
    expect(info?.warnings?.("https://example.org/slides")).toEqual([]);
  });
});

import { target } from "../../../../src/model/fields/link-fields";

const schema = target({ label: "Link or file", hint: "Where it leads." });

describe("A link of an item", () => {
  it.each(["https://example.org/slides", "/events/code-sprint", "../media/slides.pdf", "../media/photo.jpg"])(
    "may be %s",
    (value) => {
      expect(schema.safeParse(value).success).toBe(true);
    },
  );

  it.each([
    ["http://example.org/slides", "is 'http://example.org/slides' with the scheme 'http:', expected an https link"],
    ["javascript:alert(1)", "with the scheme 'javascript:', expected an https link"],
    ["../media/program.exe", "a file of the type 'exe', expected a document, a picture or a video"],
  ])("must not be %s", (value, message) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toContain(message);
  });
});

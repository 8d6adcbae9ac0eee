import { attachmentName } from "../../../../src/domain/text/markup";

describe("The name of an attachment", () => {
  it("is what its notice says", () => {
    expect(attachmentName({ name: "Routine", url: "/static/abc/x.pdf" })).toBe("Routine");
  });

  it.each([
    ["/static/abc/lab-routine.pdf", "lab-routine.pdf"],
    ["../media/lab-routine.pdf", "lab-routine.pdf"],
    ["https://files.example.org/a/lab%20routine.pdf?version=2#page=1", "lab routine.pdf"],
    ["https://files.example.org/%E0%A6%B0%E0%A7%81%E0%A6%9F%E0%A6%BF%E0%A6%A8.pdf", "রুটিন.pdf"],
    ["https://files.example.org/", "files.example.org"],
    ["/a/100%.pdf", "100%.pdf"],
    ["/a/%00.pdf", "%00.pdf"],
    ["/a/%20", "%20"],
    ["/", "Attachment"],
    [null, "Attachment"],
  ])("is the name of its file where the notice says none: %s", (url, name) => {
    expect(attachmentName({ name: null, url })).toBe(name);
  });
});

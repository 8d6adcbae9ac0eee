import { readFileSync } from "node:fs";
import path from "node:path";
import { photoWithLocation } from "../../../support/content/photo";
import { articleFile, withContentTree } from "../../../support/content/content-tree";
import { runCommand } from "../../../support/run-command";

const run = (parameters: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  runCommand("check", parameters, { environment });

describe("The command", () => {
  it("ends with 1 after an error, the diagnostics on stdout, the summary on stderr", () => {
    withContentTree({ "events/e.json": { id: "e", date: "soon" } }, (directory) => {
      expect(run([`${directory}/`])).toEqual({
        status: 1,
        stdout:
          `${directory}/events/e.json: date: warning: is 'soon', expected a real date such as 2026-02-14; the page will say 'Invalid Date'\n` +
          `${directory}/events/e.json: title: is missing, expected text\n`,
        stderr: "1 error, 1 warning in 2 files\n",
      });
    });
  });

  it("ends with 0 after warnings only, and takes the directory from CONTENT_DIR", () => {
    withContentTree({ "events/e.json": { id: "e", title: "E", date: "soon" } }, (directory) => {
      const { status, stderr } = run([], { CONTENT_DIR: directory });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "0 errors, 1 warning in 2 files\n" });
    });
  });

  it("prefers the directory that it is given", () => {
    withContentTree({}, (directory) => {
      expect(run([directory], { CONTENT_DIR: "no/such/place" }).status).toBe(0);
    });
  });

  it("checks `content` without either", () => {
    expect(run([]).stderr).toMatch(/ in \d\d+ files\n$/);
  });

  it("ends with 1 if there is no such directory", () => {
    expect(run(["no/such/place"])).toEqual({
      status: 1,
      stdout: "no/such/place: does not exist, expected a folder of content\n",
      stderr: "1 error, 0 warnings in 0 files\n",
    });
  });

  it("speaks the language that it is told to, which changes nothing about the languages of the site", () => {
    const files = {
      "site/settings.json": { language: "es", languages: ["bn"] },
      "events/e.json": { id: "e", title: "E", translations: { bn: { title: "ই" } } },
    };
    withContentTree(files, (directory) => {
      for (const language of ["bn", "es", "ar"])
        expect(run([directory, "--language", language])).toMatchObject({ status: 0, stdout: "" });
      expect(run([directory, "--language", "pt-BR"]).stderr).toContain("0 erro,");
    });
  });

  it("refuses a second folder, which it would not check", () => {
    const { status, stderr } = run(["content", "foo"]);
    expect(status).toBe(1);
    expect(stderr).toContain("Expected one folder, not also 'foo'");
  });

  it("says in one line that many files have a name for another type, and renames them where they are named", async () => {
    const photo = await photoWithLocation("png");
    const files = {
      "media/a.jpg": photo,
      "media/zwei ä.JPG": photo,
      "media/a.jpeg": photo,
      "media/b.jpg": photo,
      "media/b.png": photo,
      "events/e.json": { id: "e", title: "E", image: "../media/a.jpeg" },
      "blog/x.md": articleFile(
        "title: X",
        "![Two](../media/zwei%20%C3%A4.JPG) and ![one](../media/a.jpg), not /media/a.jpgx.\n",
      ),
    };
    withContentTree(files, (directory) => {
      expect(run([directory]).stdout).toBe(
        "media: warning: 4 pictures or videos have a name for another type, such as 'media/a.jpeg': `npm run check-content -- --rename` gives them the one that fits\n",
      );
      expect(run([directory, "--rename"])).toEqual({
        status: 0,
        stdout:
          "media/a.jpeg → media/a.png\nmedia/a.jpg → media/a-2.png\nmedia/b.jpg → media/b-2.png\nmedia/zwei ä.JPG → media/zwei ä.png\n",
        stderr: "",
      });
      expect(JSON.parse(readFileSync(path.join(directory, "events/e.json"), "utf8"))).toMatchObject({
        image: "../media/a.png",
      });
      expect(readFileSync(path.join(directory, "blog/x.md"), "utf8")).toContain(
        "(../media/zwei%20%C3%A4.png) and ![one](../media/a-2.png), not /media/a.jpgx",
      );
      expect(run([directory]).stdout).toBe("");
    });
  });
});

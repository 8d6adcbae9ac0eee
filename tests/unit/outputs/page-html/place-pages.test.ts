import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { removeHalfWritten } from "../../../../src/outputs/writing/replace-file";
import { placePages } from "../../../../src/outputs/page-html/place-pages";
import { emptyFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

const folder = emptyFolder();

const at = (file: string) => path.join(folder, file);

const write = (file: string, text = file) => writeContentTree(folder, { [file]: text });

const place = async (paths: readonly string[]) =>
  placePages(at("public"), paths, await removeHalfWritten(at("public")), at("static"));

describe("The pages of a build", () => {
  it("are where hosts answer their addresses without a redirect", async () => {
    for (const file of ["index.html", "events/index.html", "events/খেলা/index.html", "404.html", "404/index.html"])
      write(`public/${file}`);
    await place(["/", "/events", "/events/খেলা", "/404.html", "/404"]);
    expect(readFileSync(at("public/events.html"), "utf8")).toBe("public/events/index.html");
    for (const file of ["404.html", "events/খেলা.html", "index.html"])
      expect(existsSync(at(`public/${file}`))).toBe(true);
    for (const left of ["events/index.html", "events/খেলা", "404"])
      expect(existsSync(at(`public/${left}`))).toBe(false);
  });

  it("stay there if the next build does not write them again, and are replaced if it does", async () => {
    write("public/events.html", "old");
    write("public/notice.html", "old");
    write("public/notice/index.html", "new");
    await place(["/events", "/notice"]);
    expect(readFileSync(at("public/events.html"), "utf8")).toBe("old");
    expect(readFileSync(at("public/notice.html"), "utf8")).toBe("new");
  });

  it("are removed once the site no longer has them, unlike what is not a page of the build", async () => {
    for (const file of ["gone.html", "events/gone.html", "admin/index.html", "google123.html"]) write(`public/${file}`);
    write("static/google123.html");
    await place([]);
    expect(existsSync(at("public/gone.html"))).toBe(false);
    expect(existsSync(at("public/events/gone.html"))).toBe(false);
    for (const kept of ["admin/index.html", "google123.html"]) expect(existsSync(at(`public/${kept}`))).toBe(true);
  });

  it("are never written over one another", async () => {
    for (const other of ["/events/index", "/events/index.html"])
      for (const paths of [
        ["/events", other],
        [other, "/events"],
      ])
        await expect(place(paths)).rejects.toThrow(
          `Gatsby writes the page /events to the file of ${other}, events/index.html`,
        );
  });

  it("are never two in one file", async () => {
    await expect(place(["/myclass/web/x", "/myclass/web/x.html"])).rejects.toThrow(
      "The pages /myclass/web/x and /myclass/web/x.html would be one file, myclass/web/x.html",
    );
  });
});

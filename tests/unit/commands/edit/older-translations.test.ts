import path from "node:path";
import { createWriteHelper } from "../../../../src/commands/edit/create-write-helper";
import { writeContentTree } from "../../../support/content/content-tree";
import { git } from "../../../support/git-repository";
import { inLanguage } from "../../../support/in-language";
import { listen } from "../../../support/servers/listen";
import { makeFolder } from "../../../support/temporary-folder";

inLanguage("en", "bn");

const repository = makeFolder();

test("the helper tells the site's desk, and no other site, which translations are older than their originals", async () => {
  const content = path.join(repository, "content");
  git(repository, ["init", "-qb", "main"]);
  for (const title of ["First", "Second"]) {
    writeContentTree(content, { "events/x.json": { id: "x", title, translations: { bn: { title: "প্রথম" } } } });
    git(repository, ["add", "-A"]);
    git(repository, ["commit", "-qm", "x"]);
  }
  const helper = await createWriteHelper({ repository, content, sitePort: 8000, logLevel: "none" });
  const { origin, close } = await listen(helper);
  const ask = (from: string) =>
    fetch(`${origin}/api/v1`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: from },
      body: JSON.stringify({ action: "olderTranslations" }),
    });
  const message = "has changed since it was translated into Bangla: look at Title";
  expect(await (await ask("http://localhost:8000")).json()).toEqual([
    { topic: "translations", file: "events/x.json", path: "", message },
  ]);
  expect((await ask("https://evil.example.org")).status).toBe(403);
  await close();
});

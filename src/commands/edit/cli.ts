import "../speak";
import path from "node:path";
import { contentDirectory } from "../../content/content-directory";
import { createWriteHelper } from "./create-write-helper";
import { t } from "../../words/t";

/**
 * `npm run edit` starts this together with the site: it writes what the editor saves into the content folder.
 * `scripts/edit.mjs` passes its port and that of the site.
 */
const [port = 0, sitePort = 0] = process.argv.slice(2).map(Number);
const content = contentDirectory();
// Paths of the editor are relative to the project's folder, or to the content folder if that is elsewhere.
const repository = content.startsWith(process.cwd() + path.sep) ? process.cwd() : content;

async function listen(): Promise<void> {
  const helper = await createWriteHelper({ repository, content, sitePort, logLevel: "warn" });
  helper.on("error", (error) => {
    const reason = error.message;
    console.error(
      t("The helper that writes files can't listen on port {port}: {reason}", { port: String(port), reason }),
    );
    process.exitCode = 1;
  });
  // Anyone who can connect may write files, so only programs on this computer can connect.
  helper.listen(port, "127.0.0.1", () => console.log(t("The editor saves into {folder}", { folder: content })));
}

void listen();

import type { Content, ContentItem } from "../../content/content";
import { referencedFiles } from "../../content/rules/item-targets";
import { deskLines } from "../../content/desk/desk-lines";
import { routes } from "../../domain/routes";
import { storedEntry } from "../../hooks/storage/stored-entry";
import { isTheme, THEME_ENTRY } from "../../hooks/theme";
import { findPlace } from "../configuration/backend";
import { configuration, type CmsSettings } from "../configuration/configuration";
import { openStoredFiles } from "../decap/decap-backend";
import { bringEditorLetters } from "../start/editor-letters";
import { loadSandbox, sandboxFiles } from "../start/sandbox";
import { prepareSignIn } from "../start/sign-in";
import { showBanner } from "../start/shell";
import { inContent } from "../decap/repository-files";
import { allSources, isListedMedia, readStored } from "../saving/library";
import { showDesk } from "./show-desk";
import { t } from "../../words/t";

declare const CMS_SETTINGS: CmsSettings;

const signInFirst = t("Open the editor and sign in, then come back: the desk reads the content with your rights.");

async function start(): Promise<void> {
  const theme = storedEntry(THEME_ENTRY);
  if (isTheme(theme)) document.documentElement.dataset.theme = theme;
  bringEditorLetters();
  const place = await findPlace(CMS_SETTINGS, location);
  if (place.name === "nowhere")
    throw new Error(
      t("There is nothing to read from here. On your own computer, run {edit}, or {desk}.", {
        edit: "npm run edit",
        desk: "npm run desk",
      }),
    );
  prepareSignIn(place);
  const contentFolder = place.name === "sandbox" ? "" : CMS_SETTINGS.contentFolder;
  if (place.name === "sandbox") await loadSandbox();
  const files =
    place.name === "sandbox" ? sandboxFiles : await openStoredFiles(configuration(CMS_SETTINGS, place.backend));
  if (!files) throw new Error(signInFirst);
  const { unreadable, ...stored } = await readStored(allSources, files, contentFolder);
  const mediaFiles = (await files.media())?.map((path) => inContent(contentFolder, path));
  const content = { ...stored, tree: treeOf(stored.items, mediaFiles) };
  const staticFiles = new Set(CMS_SETTINGS.staticFiles);
  const found = deskLines(content, { now: new Date(), staticFiles, headOf: () => undefined, mediaFiles });
  const lines = [...unreadable, ...found];
  const desk = document.getElementById("desk");
  if (desk) showDesk(desk, lines, content.items, addressOfEditor(place.name === "sandbox"));
  showBanner(place.name);
}

/** Files that items use count as existing, unless the list of the media folder says otherwise. */
function treeOf(items: readonly ContentItem[], media: readonly string[] | undefined): Content["tree"] {
  const named = items.flatMap((item) => [...referencedFiles(item)]);
  const untold = named.filter((file) => media === undefined || !isListedMedia(file));
  return { directory: "content", folders: new Map(), files: new Set([...untold, ...(media ?? [])]) };
}

function addressOfEditor(isInSandbox: boolean): string {
  const link = document.getElementById("editor");
  const address = (link?.getAttribute("href") ?? routes.admin) + (isInSandbox ? "?demo" : "");
  link?.setAttribute("href", address);
  return address;
}

void start();

// The first of all imports: see there.
import "./first-storage";
import { askedFor, newEntryAddress, prefill } from "./first-address";
import CMS from "decap-cms-app";
import { basePath } from "../../model/build-constants";
import { findPlace } from "../configuration/backend";
import { checkDeletion } from "../saving/before-delete";
import { checkEntry } from "../saving/before-save";
import { rememberEditor } from "../../hooks/editor/editor-mark";
import { configuration } from "../configuration/configuration";
import { articleFormat, jsonFormat } from "../../content/read/file-formats";
import { askForBackupsOnceLoaded } from "../decap/ask-for-backups";
import { borrowSearch, decapLibrary } from "../decap/decap-library";
import { loadSandbox, sandboxListing } from "./sandbox";
import { repeatFormErrors } from "../saving/form-errors";
import { openNamedGroups, passOverFolded } from "../decap/fold-groups";
import { guardUnreadable } from "../decap/guard-unreadable";
import { isMap, toOrderedMap, toPlain, type ImmutableMap } from "../decap/immutable-entry";
import { inContent } from "../decap/in-content";
import type { Library } from "../saving/library";
import type { JsonObject } from "../../model/schema/json-object";
import { openedData } from "../decap/open-form";
import { markNewEntries, unmarkNewEntry } from "./mark-new-entry";
import { pathsIn, watchMedia } from "../decap/watch-media";
import { clearNotes, showNotes } from "../saving/notes";
import { reloadForOtherPrefills } from "./reload-for-other-prefills";
import { renewList } from "../decap/renew-list";
import { reopenForOtherEntry } from "../decap/reopen-for-other-entry";
import { RefusedEntry } from "../saving/refused-entry";
import { saveByKey } from "../saving/save-key";
import { SeenData } from "../saving/seen-data";
import { uploadHeads } from "../saving/upload-heads";
import { registerPreviews } from "../previews/register-previews";
import { withheld } from "../saving/withheld";
import type { CmsSettings } from "../configuration/settings";
import { addViewSwitch } from "./view-switch";
import { prepareSignIn } from "./sign-in";
import { showBanner, showNowhere } from "./shell";
import { keepOnMissedDrops } from "../photos/keep-on-missed-drops";
import { registerLines } from "../fields/LinesControl";
import { registerFields } from "../fields/register-fields";
import { registerManyPhotos } from "../decap/many-photos";
import { registerMultiCollectionRelation } from "../decap/multi-collection-relation";
import { prepareUploads } from "../decap/prepare-uploads";
import { watchPastes } from "../decap/rich-text/paste-events";
import { refuseUnwritten, watchErrors } from "../decap/watch-errors";
import { registerWords } from "../decap/words";

/** The bundler inserts it (src/cms/build/bundle-admin.ts). */
declare const CMS_SETTINGS: CmsSettings;

/** The doubts about the entry that is being saved. */
let doubts: readonly string[] = [];

/** The entry that is being saved, and what is known of all others. */
let saving: readonly [place: string, data: JsonObject] | undefined;
const seenData = new SeenData();

async function beforeSave(entry: ImmutableMap, library: Library, contentFolder: string): Promise<unknown> {
  doubts = [];
  saving = undefined;
  clearNotes();
  const data = entry.get("data");
  if (!isMap(data)) return undefined;
  try {
    refuseUnwritten();
    const collection = textIn(entry, "collection");
    const { mediaFiles } = toPlain(entry);
    const uploads = new Set((pathsIn(mediaFiles) ?? []).map((path) => inContent(contentFolder, path)));
    const heads = await uploadHeads(mediaFiles);
    const headOf = (file: string) => [...heads].find(([path]) => inContent(contentFolder, path) === file)?.[1];
    const slug = textIn(entry, "slug");
    const place = `${collection}/${slug}`;
    const seen = seenData.of(place, openedData());
    const checked = await checkEntry({ collection, slug, data: toPlain(data), uploads, headOf, seen }, library);
    doubts = [...withheld(collection, slug, checked.data, new Date()), ...checked.doubts];
    saving = [place, checked.data];
    seenData.tries(...saving);
    return toOrderedMap(checked.data, data);
  } catch (error) {
    if (error instanceof RefusedEntry) {
      openNamedGroups(error.sentences);
      showNotes("Not saved. Please correct this first:", error.sentences, "refused", error.toCopy);
    }
    throw error;
  }
}

/** Also called before an entry is unpublished. */
async function beforeDelete(entry: ImmutableMap, library: Library): Promise<void> {
  clearNotes();
  try {
    await checkDeletion(textIn(entry, "collection"), textIn(entry, "slug"), library);
  } catch (error) {
    if (error instanceof RefusedEntry) showNotes("Not deleted. Please correct this first:", error.sentences, "refused");
    throw error;
  }
}

/** Only now is it saved: writing it may fail. */
function afterSave(): void {
  if (saving) seenData.saves(...saving);
  renewList();
  unmarkNewEntry();
  showNotes("Saved. Please check this:", doubts, "doubt");
}

function textIn(entry: ImmutableMap, name: string): string {
  const value = entry.get(name);
  return typeof value === "string" ? value : "";
}

async function start(): Promise<void> {
  const place = await findPlace(CMS_SETTINGS, location);
  if (place.name === "nowhere") {
    showNowhere(askedFor);
    return;
  }
  if (place.name === "sandbox") await loadSandbox();
  prepareSignIn(place);
  // The sandbox is open to every reader.
  if (place.name !== "sandbox") rememberEditor();
  const settings = {
    ...CMS_SETTINGS,
    // The sandbox has no repository around the content.
    ...(place.name === "sandbox" && { contentFolder: "" }),
    // What is edited here is looked at here.
    ...(place.name !== "hosted" && { siteUrl: location.origin + basePath() }),
  };
  const { contentFolder } = settings;
  const media = watchMedia(place.backend.name, place.name === "sandbox" ? sandboxListing : undefined);
  const library = decapLibrary(settings.staticFiles, async () => {
    // In a hosted repository a picture may lie in a draft's branch: the check of its pull request sees it.
    const paths = place.name === "hosted" ? undefined : await media.paths();
    return paths && new Set(paths.map((path) => inContent(contentFolder, path)));
  });
  guardUnreadable(place.backend.name, contentFolder);
  registerWords();
  borrowSearch(prefill);
  registerMultiCollectionRelation(library);
  registerFields(library);
  registerLines();
  registerManyPhotos(media.paths);
  prepareUploads(place.backend.name, media.paths);
  keepOnMissedDrops();
  watchPastes();
  watchErrors();
  askForBackupsOnceLoaded();
  CMS.registerCustomFormat("json", "json", jsonFormat);
  CMS.registerCustomFormat("yaml-frontmatter", "md", articleFormat);
  registerPreviews((document.documentElement.dataset.previewStyles ?? "").split(" "), new Date());
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }: { readonly entry: ImmutableMap }) => beforeSave(entry, library, contentFolder),
  });
  CMS.registerEventListener({ name: "postSave", handler: afterSave });
  CMS.registerEventListener({
    name: "preUnpublish",
    handler: ({ entry }: { readonly entry: ImmutableMap }) => beforeDelete(entry, library),
  });
  CMS.init({ config: configuration(settings, place.backend, prefill) });
  reloadForOtherPrefills();
  reopenForOtherEntry();
  markNewEntries();
  repeatFormErrors();
  saveByKey();
  passOverFolded();
  addViewSwitch();
  showBanner(place.name);
  if (newEntryAddress !== undefined) {
    await media.listed;
    location.hash = newEntryAddress;
  }
}

void start();

import { bringEditorLetters } from "./editor-letters";
import { askedFor, markNewEntries, prefill, reloadForOtherPrefills } from "./new-entry";
import CMS from "decap-cms-app";
import { articleFormat, jsonFormat } from "../../content/read/file-formats";
import { rememberEditor } from "../../hooks/storage/editor-mark";
import { basePath } from "../../model/build-info";
import { findPlace } from "../configuration/backend";
import { configuration, type CmsSettings } from "../configuration/configuration";
import { articleTranslations } from "../decap/article-translations";
import { backendCalls, storedFiles, wrapBackend } from "../decap/decap-backend";
import { refuseUnreadableFiles } from "../decap/refuse-unreadable";
import { registerMultiCollectionRelation } from "../decap/multi-collection-relation";
import { inContent } from "../decap/repository-files";
import { registerWords } from "../decap/words";
import { skipFoldedOnTab } from "../fields/fold-groups";
import { registerFields } from "../fields/register-fields";
import { mediaBackend } from "../media/media-source";
import { MEDIA_LIBRARY, registerMediaLibrary } from "../media/open-library";
import { registerPictureLists } from "../media/PictureListControl";
import { registerPreviews } from "../previews/register-previews";
import { repeatFormErrors, saveByKey } from "../saving/press-to-save";
import { readStored, type Library } from "../saving/library";
import { loadSandbox, sandboxFiles, sandboxListing } from "./sandbox";
import { prepareSignIn } from "./sign-in";
import { listenToSaving } from "./listen-to-saving";
import { translateSignInProblems, watchSignIn } from "./sign-in-problems";
import { showBanner, showNowhere } from "./shell";
import { addViewSwitch } from "./view-switch";

/** The bundler inserts it (src/cms/build/bundle-admin.ts). */
declare const CMS_SETTINGS: CmsSettings;

async function start(): Promise<void> {
  bringEditorLetters();
  const place = await findPlace(CMS_SETTINGS, location);
  if (place.name === "nowhere") {
    showNowhere(askedFor);
    return;
  }
  if (place.name === "sandbox") await loadSandbox();
  prepareSignIn(place);
  // The sandbox is open to all readers.
  if (place.name !== "sandbox") rememberEditor();
  const settings = {
    ...CMS_SETTINGS,
    // The sandbox has no repository around the content.
    ...(place.name === "sandbox" && { contentFolder: "" }),
    ...(place.name !== "hosted" && { siteUrl: location.origin + basePath() }),
  };
  const { contentFolder } = settings;
  const config = { ...configuration(settings, place.backend, prefill), media_library: { name: MEDIA_LIBRARY } };
  const shown = place.name === "sandbox" ? sandboxListing : undefined;
  const call = backendCalls(place.backend.name);
  const media = mediaBackend(call, config.media_folder ?? "", shown);
  const stored = place.name === "sandbox" ? sandboxFiles : storedFiles(call, config.media_folder ?? "");
  const library: Library = {
    staticFiles: new Set(settings.staticFiles),
    read: (sources) => readStored(sources, stored, contentFolder),
    mediaFiles: async () => {
      // In a hosted repository, a picture may be on the branch of a draft, where the check of its pull request finds
      // it.
      if (place.name === "hosted") return undefined;
      return new Set((await media.paths()).map((path) => inContent(contentFolder, path)));
    },
  };
  wrapBackend(place.backend.name, articleTranslations(contentFolder, call));
  refuseUnreadableFiles(place.backend.name, contentFolder);
  registerWords();
  registerMultiCollectionRelation(library);
  const openLibrary = registerMediaLibrary(media);
  registerPictureLists(openLibrary);
  registerFields(prefill, library, openLibrary);
  translateSignInProblems();
  if (place.name === "hosted") watchSignIn();
  CMS.registerCustomFormat("json", "json", jsonFormat);
  CMS.registerCustomFormat("yaml-frontmatter", "md", articleFormat);
  registerPreviews((document.getElementById("start")?.dataset.previewStyles ?? "").split(" "), new Date());
  listenToSaving(library, contentFolder);
  CMS.init({ config });
  reloadForOtherPrefills();
  markNewEntries();
  repeatFormErrors();
  saveByKey();
  skipFoldedOnTab();
  addViewSwitch();
  showBanner(place.name);
}

void start();

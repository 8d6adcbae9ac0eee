import { contentDirectory } from "../../src/content/content-directory";
import { speakLanguageOf } from "../../src/content/settings/speak-language";
import { loadSettings } from "../../src/content/settings/load-settings";
import { changeBuildInfo } from "./build-info";

// Tests of a built site expect the club's own settings, in its language.
speakLanguageOf(contentDirectory());
changeBuildInfo({ settings: loadSettings(contentDirectory()) });

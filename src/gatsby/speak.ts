import { namedContentDirectory } from "../content/content-directory";
import { speakLanguageOf } from "../content/settings/speak-language";

// Imported before anything else: modules ask for their words while they load.
speakLanguageOf(namedContentDirectory());

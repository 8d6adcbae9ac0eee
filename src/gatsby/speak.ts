import { namedContentDirectory } from "../content/content-directory";
import { speakLanguageOf } from "../content/settings/speak-language";

// Must be imported first, since modules read their words while they load.
speakLanguageOf(namedContentDirectory());

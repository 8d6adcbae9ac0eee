import { contentDirectory } from "../../src/content/content-directory";
import { loadSettings } from "../../src/content/settings/load-settings";

// Tests of a built site expect what the club's own settings say.
loadSettings(contentDirectory());

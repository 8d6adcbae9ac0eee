import { SETTINGS_VARIABLE } from "../../src/model/build-constants";
import { type ClubSettings } from "../../src/model/club-settings";

/** Gives the tests of the surrounding block a club with these settings. */
export function withClubSettings(settings: Partial<ClubSettings>): void {
  const before = process.env[SETTINGS_VARIABLE];
  beforeAll(() => {
    process.env[SETTINGS_VARIABLE] = JSON.stringify(settings);
  });
  afterAll(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, SETTINGS_VARIABLE);
    else process.env[SETTINGS_VARIABLE] = before;
  });
}

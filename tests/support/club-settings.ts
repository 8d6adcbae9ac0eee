import { buildInfo, changeBuildInfo } from "../../src/model/build-info";
import { type ClubSettings } from "../../src/model/club-settings";

/** Gives the tests of the surrounding block a club with these settings. */
export function withClubSettings(settings: Partial<ClubSettings>): void {
  const { settings: before } = buildInfo();
  beforeAll(() => changeBuildInfo({ settings }));
  afterAll(() => changeBuildInfo({ settings: before }));
}

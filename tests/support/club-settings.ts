import { buildInfo } from "../../src/model/build-info";
import { type ClubSettings } from "../../src/model/club-settings";
import { changeBuildInfo } from "./build-info";

/** Runs the tests of the surrounding block for a club with these settings. */
export function withClubSettings(settings: Partial<ClubSettings>): void {
  const { settings: before } = buildInfo();
  beforeAll(() => changeBuildInfo({ settings }));
  afterAll(() => changeBuildInfo({ settings: before }));
}

/** Runs a function as in a process for a club with these settings. */
export function inClub<T>(settings: Partial<ClubSettings>, run: () => T): T {
  const { settings: before } = buildInfo();
  changeBuildInfo({ settings });
  try {
    return run();
  } finally {
    changeBuildInfo({ settings: before });
  }
}

import { enterBuild } from "../../../../src/model/build-info";
import type { ZoneChange } from "../../../../src/model/values/zone-offset";

const HOUR = 3_600_000;
const [first, last] = [Date.UTC(2019, 0), Date.UTC(2031, 0)];
const instants = Array.from({ length: (last - first) / (17 * HOUR) }, (_, index) => first + index * 17 * HOUR);

afterEach(() => {
  jest.restoreAllMocks();
  enterBuild({});
});

/** The times of clocks, for a new page. */
async function wallTimes(timeZone: string, zoneChanges: readonly ZoneChange[]): Promise<readonly string[]> {
  enterBuild({ settings: { timeZone, zoneChanges } });
  let times: readonly string[] = [];
  await jest.isolateModulesAsync(async () => {
    const { isoAtClub, isoTimeAtClub } = await import("../../../../src/domain/time/club-time");
    times = instants.map((instant) => {
      const text = isoAtClub(new Date(instant));
      return `${text} ${isoTimeAtClub(text.slice(0, 10), text.slice(11, 19))}`;
    });
  });
  return times;
}

test.each(["Europe/Kyiv", "America/Ciudad_Juarez", "Africa/Casablanca", "Australia/Lord_Howe", "Asia/Kolkata"])(
  "a browser that does not know %s shows the times that others show",
  async (zone) => {
    const { zoneChanges } = await import("../../../../src/domain/time/zone-changes");
    const changes = zoneChanges(zone, first, last);
    const known = await wallTimes(zone, []);
    jest.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
      throw new RangeError(`Invalid time zone specified: ${zone}`);
    });
    expect(await wallTimes(zone, changes)).toEqual(known);
  },
);

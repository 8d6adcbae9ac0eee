import {
  registrationAt,
  registrationChange,
  registrationStates,
  type RegistrationDates,
} from "../../../src/domain/club-registration";

const dates = { openDate: "2025-01-15", closeDate: "2025-03-01" };
const at = (registration: RegistrationDates, now: string) => registrationAt(registration, new Date(now));

describe("The club's registration", () => {
  it.each([
    ["a millisecond before its first day", "2025-01-14T23:59:59.999+06:00", false],
    ["when its first day begins at the club", "2025-01-15T00:00:00+06:00", true],
    ["in between", "2025-02-01T12:00:00+06:00", true],
    ["until its last day ends at the club", "2025-03-01T23:59:59.999+06:00", true],
    ["after its last day", "2025-03-02T00:00:00+06:00", false],
  ])("%s is open: at %s %s", (_, now, isOpen) => {
    for (const switched of [true, null, undefined]) expect(at({ isOpen: switched, ...dates }, now).isOpen).toBe(isOpen);
  });

  const both = [true, false, null];

  it.each([
    ["before its first day announces that", both, dates, "2025-01-01", "2025-01-15", undefined],
    [
      "after its dates says when it was open",
      both,
      dates,
      "2026-11-20",
      undefined,
      { from: "2025-01-15", to: "2025-03-01" },
    ],
    [
      "switched off between its dates names no last day that was not kept",
      [false],
      dates,
      "2025-02-01",
      undefined,
      { from: "2025-01-15", to: undefined },
    ],
    [
      "after the only date it has, its last day, says that",
      both,
      { closeDate: "2025-03-01" },
      "2025-04-01",
      undefined,
      { from: undefined, to: "2025-03-01" },
    ],
    [
      "announces a new first day beside the last one of the year before",
      [true],
      { openDate: "2026-01-15", closeDate: "2025-03-01" },
      "2025-11-20",
      "2026-01-15",
      { from: undefined, to: "2025-03-01" },
    ],
  ])("closed %s", (_, switches, registration, now, opensOn, lastOpen) => {
    for (const isOpen of switches)
      expect(at({ isOpen, ...registration }, now)).toEqual({ isOpen: false, opensOn, lastOpen });
  });

  it.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])("without dates, or with dates that do not exist, switched to %j is open: %j", (isOpen, expected) => {
    for (const none of [{}, { openDate: null, closeDate: null }, { openDate: "2025-02-30", closeDate: "soon" }])
      expect(at({ isOpen, ...none }, "2026-11-20").isOpen).toBe(expected);
  });

  it("keeps a date that does not exist as it is, so that the page can say so", () => {
    expect(at({ isOpen: false, openDate: "2025-02-30" }, "2025-01-01")).toMatchObject({ opensOn: "2025-02-30" });
    expect(at({ isOpen: true, closeDate: "2999-02-30" }, "2025-01-01")).toEqual({
      isOpen: true,
      closesOn: "2999-02-30",
    });
  });

  it("lists the states that readers may still find, each once", () => {
    const statesFrom = (registration: RegistrationDates, start: string) =>
      registrationStates(registration, new Date(start)).map(({ isOpen }) => isOpen);
    expect(statesFrom(dates, "2025-01-01")).toEqual([false, true, false]);
    expect(statesFrom(dates, "2025-02-01")).toEqual([true, false]);
    expect(statesFrom(dates, "2025-04-01")).toEqual([false]);
    expect(statesFrom({ isOpen: true }, "2025-02-01")).toEqual([true]);
    expect(statesFrom({ isOpen: false, ...dates }, "2025-01-01")).toEqual([false, false, false]);
    expect(statesFrom({ openDate: "2025-02-30", closeDate: "soon" }, "2025-01-01")).toEqual([false]);
  });
});

describe("The next change of the registration", () => {
  const dates = { openDate: "2026-01-15", closeDate: "2026-02-15" };

  it.each([
    ["its first day, before it", "2026-01-01T00:00:00+06:00", "2026-01-15T00:00:00+06:00"],
    ["the end of its last day, while it is open", "2026-02-01T00:00:00+06:00", "2026-02-16T00:00:00+06:00"],
  ])("is %s", (_, now, change) => {
    expect(registrationChange(dates, new Date(now))).toEqual(new Date(change));
  });

  it("does not come once it is closed", () => {
    expect(registrationChange(dates, new Date("2026-02-16T00:00:00+06:00"))).toBeUndefined();
  });
});

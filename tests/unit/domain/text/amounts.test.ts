import { atLeast, feeText, participantsText } from "../../../../src/domain/text/amounts";

describe("A fee", () => {
  it.each([
    [0, "Free"],
    [1, "1 taka"],
    [999, "999 taka"],
    [1000, "1,000 taka"],
    [1234567, "1,234,567 taka"],
    [99.5, "99.5 taka"],
    [1234.5678, "1,234.5678 taka"],
  ])("of %d reads %j", (fee, text) => {
    expect(feeText(fee)).toBe(text);
  });

  it.each([undefined, null])("that is not stated (%j) reads nothing", (fee) => {
    expect(feeText(fee)).toBeUndefined();
  });
});

describe("Participants", () => {
  it.each([
    ["120", "120+ people"],
    ["120+", "120+ people"],
    ["120 +", "120+ people"],
    [" 1,200 ", "1,200+ people"],
    ["1500", "1,500+ people"],
    ["1,20,000", "1,20,000+ people"],
    ["60 students", "60 students"],
    ["Teams of three", "Teams of three"],
    ["50-60", "50-60"],
  ])("given as %j read %j", (participants, text) => {
    expect(participantsText(participants)).toBe(text);
  });

  it.each([undefined, null, "", "  "])("given as %j read nothing", (participants) => {
    expect(participantsText(participants)).toBeUndefined();
  });
});

describe("A count of the stats", () => {
  it.each([
    [0, "0+"],
    [160, "160+"],
    [1600, "1,600+"],
  ])("of %d reads %j", (count, text) => {
    expect(atLeast(count)).toBe(text);
  });
});

import { physicalCores, queryInMainProcess } from "../../../../src/gatsby/workarounds/query-in-main-process";

/** What Gatsby is told about the cores of a computer. */
function toldOf(cores: number, environment: Record<string, string | undefined> = {}): string | undefined {
  queryInMainProcess(environment, cores);
  return environment.GATSBY_CPU_COUNT;
}

describe("Queries", () => {
  it("run in the main process of Gatsby on a computer that would have only one worker", () => {
    expect([toldOf(1), toldOf(2)]).toEqual(["1", "1"]);
  });

  it("run in the workers of a computer with more cores", () => {
    expect(toldOf(4)).toBeUndefined();
  });

  it("run where the maintainer wants them to", () => {
    expect(toldOf(2, { GATSBY_CPU_COUNT: "2" })).toBe("2");
  });
});

it("The cores of this computer are counted as Gatsby counts them", () => {
  expect(physicalCores()).toBeGreaterThan(0);
});

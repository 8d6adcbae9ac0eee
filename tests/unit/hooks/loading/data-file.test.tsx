import { act, renderHook, waitFor } from "@testing-library/react";
import { dataFile } from "../../../../src/hooks/loading/data-file";
import { failureOf } from "../../../../src/hooks/loading/fetch-file";
import { useDataFile } from "../../../../src/hooks/loading/useLoading";
import { fakeSite } from "../../../support/components/fake-site";

const site = fakeSite();

function listOfTexts(json: unknown): readonly string[] {
  if (!Array.isArray(json)) throw new TypeError("no list");
  return json.map(String);
}

const address = "/data/members.0123.json";

describe("A file of data", () => {
  it("is asked for once by its address", async () => {
    site.files = { [address]: ["Ann"] };
    const file = dataFile(listOfTexts);
    expect(file.known(address)).toBeUndefined();
    expect(await file.load(address)).toEqual(["Ann"]);
    expect(await file.load(address)).toEqual(["Ann"]);
    expect(file.known(address)).toEqual(["Ann"]);
    expect(site.asked).toEqual([address]);
  });

  it.each([
    ["it is gone", {}],
    ["it is gone on a host that answers every address with a page", { [address]: "<!doctype html>" }],
  ])("makes the page outdated where %s", async (_, files) => {
    site.files = files;
    const failure: unknown = await dataFile(listOfTexts)
      .load(address)
      .catch((error: unknown) => error);
    expect(failureOf(failure)).toBe("outdated");
  });

  it.each([
    ["there is no connection", () => (site.isOnline = false)],
    ["the host is in trouble", () => (site.files = { [address]: 503 })],
    ["the file is damaged", () => (site.files = { [address]: { list: [] } })],
  ])("can be asked for again where %s", async (_, fail) => {
    fail();
    const file = dataFile(listOfTexts);
    const failure: unknown = await file.load(address).catch((error: unknown) => error);
    expect(failureOf(failure)).toBe("unreachable");
    site.isOnline = true;
    site.files = { [address]: ["Ann"] };
    expect(await file.load(address)).toEqual(["Ann"]);
  });
});

describe("A component that shows a file of data", () => {
  it("loads it when it is needed, and again after a failure", async () => {
    const file = dataFile(listOfTexts);
    const { result, rerender } = renderHook(({ isNeeded }) => useDataFile(file, address, isNeeded), {
      initialProps: { isNeeded: false },
    });
    expect(site.asked).toEqual([]);
    site.isOnline = false;
    rerender({ isNeeded: true });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.failure).toBe("unreachable"));
    site.isOnline = true;
    site.files = { [address]: ["Ann"] };
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.data).toEqual(["Ann"]));
    expect(result.current).toMatchObject({ isLoading: false, failure: undefined });
  });
});

import { act, renderHook, waitFor } from "@testing-library/react";
import { isPostChunks, type PostChunk } from "../../../../src/domain/gallery/gallery-chunks";
import { dataFile, type DataFile, dataFiles } from "../../../../src/hooks/loading/data-files";
import { failureOf, OutdatedPage } from "../../../../src/hooks/loading/fetch-file";
import { useDataFile } from "../../../../src/hooks/loading/useLoading";
import { fakeSite } from "../../../support/components/fake-site";

const site = fakeSite();

function listOfTexts(json: unknown): readonly string[] {
  if (!Array.isArray(json)) throw new TypeError("no list");
  return json.map(String);
}

function members(): DataFile<readonly string[]> {
  return dataFile({ name: "members", parse: listOfTexts });
}

const old = "/data/members.old.json";
const fresh = "/data/members.new.json";
const latest = "/latest-data.json";

describe("A file of data", () => {
  it("is asked for once by its address", async () => {
    site.files = { [old]: ["Ann"] };
    const file = members();
    expect(file.known(old)).toBeUndefined();
    expect(await file.load(old)).toEqual(["Ann"]);
    expect(await file.load(old)).toEqual(["Ann"]);
    expect(file.known(old)).toEqual(["Ann"]);
    expect(site.asked).toEqual([old]);
  });

  it("that is gone is found where the newest build has put it", async () => {
    site.files = { [latest]: { members: fresh }, [fresh]: ["Ann", "Ben"] };
    const file = members();
    expect(await file.load(old)).toEqual(["Ann", "Ben"]);
    expect(site.asked).toEqual([old, latest, fresh]);
    expect(file.known(old)).toEqual(["Ann", "Ben"]);
  });

  it("that is gone is also found on a host that answers every address with a page", async () => {
    site.files = { [old]: "<!doctype html>", [latest]: { members: fresh }, [fresh]: ["Ann"] };
    expect(await members().load(old)).toEqual(["Ann"]);
  });

  it.each([
    ["names none", { [latest]: { courses: "/data/courses.json" } }],
    ["says nothing", {}],
    ["says something else", { [latest]: "<!doctype html>" }],
    ["names the same", { [latest]: { members: old } }],
    ["names one that is missing too", { [latest]: { members: fresh } }],
    ["has given it another form", { [latest]: { members: fresh }, [fresh]: { list: [] } }],
  ])("makes the page outdated where the newest build %s", async (_, files) => {
    site.files = files;
    const failure: unknown = await members()
      .load(old)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OutdatedPage);
    expect(failureOf(failure)).toBe("outdated");
  });

  it.each([
    ["there is no connection", () => (site.isOnline = false)],
    ["the host is in trouble", () => (site.files = { [old]: 503 })],
    ["the file is damaged", () => (site.files = { [old]: { list: [] } })],
  ])("can be asked for again where %s", async (_, fail) => {
    fail();
    const file = members();
    const failure: unknown = await file.load(old).catch((error: unknown) => error);
    expect(failureOf(failure)).toBe("unreachable");
    site.isOnline = true;
    site.files = { [old]: ["Ann"] };
    expect(await file.load(old)).toEqual(["Ann"]);
  });
});

describe("Data in several files", () => {
  const chunks = (...urls: string[]) => urls.map((url, index) => ({ url, first: index, last: index }));
  const inFiles = () => dataFiles({ name: "posts", parse: listOfTexts }, isPostChunks);
  const inAll = (files: ReturnType<typeof inFiles>, known: readonly PostChunk[]) =>
    files.read(known, async (present, load) => (await Promise.all(present.map(({ url }) => load(url)))).flat());
  const [known, newer, newest] = [chunks("/a-1", "/b-1"), chunks("/a-2", "/b-2"), chunks("/a-3")];

  it("is all of one build, even if only one file of the page's own build is gone", async () => {
    site.files = { "/a-1": ["old"], [latest]: { posts: newer }, "/a-2": ["Ann"], "/b-2": ["Ben"] };
    expect(await inAll(inFiles(), known)).toEqual(["Ann", "Ben"]);
  });

  it("is asked for in the newer build from then on, and in a third build once that is gone too", async () => {
    const files = inFiles();
    const inLast = () => files.read(known, (present, load) => load(present.at(-1)?.url ?? ""));
    const inFirst = () => files.read(known, (present, load) => load(present[0]?.url ?? ""));
    site.files = { [latest]: { posts: newer }, "/b-2": ["Ben"] };
    expect(await inLast()).toEqual(["Ben"]);
    site.asked = [];
    site.files = { [latest]: { posts: newest }, "/a-3": ["Cid"] };
    expect(await inLast()).toEqual(["Ben"]);
    expect(await inFirst()).toEqual(["Cid"]);
    expect(site.asked).toEqual(["/a-2", latest, "/a-3"]);
  });

  it("makes the page outdated where a file of the newer build has another format", async () => {
    site.files = { [latest]: { posts: newer }, "/a-2": ["Ann"], "/b-2": { list: [] } };
    const failure: unknown = await inAll(inFiles(), known).catch((error: unknown) => error);
    expect(failureOf(failure)).toBe("outdated");
  });
});

describe("A component that shows a file of data", () => {
  it("loads it when it is needed, and tries the newest address after a failure", async () => {
    const file = members();
    const { result, rerender } = renderHook(({ isNeeded }) => useDataFile(file, old, isNeeded), {
      initialProps: { isNeeded: false },
    });
    expect(site.asked).toEqual([]);
    site.isOnline = false;
    rerender({ isNeeded: true });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.failure).toBe("unreachable"));
    site.isOnline = true;
    site.files = { [latest]: { members: fresh }, [fresh]: ["Ann"] };
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.data).toEqual(["Ann"]));
    expect(result.current).toMatchObject({ isLoading: false, failure: undefined });
  });
});

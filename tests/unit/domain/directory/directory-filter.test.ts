import {
  isFiltering,
  rankedMembers,
  searchMembers,
  type MemberFilter,
  directoryAddress,
  readDirectoryState,
} from "../../../../src/domain/directory/directory-filter";
import { manyMembers, member } from "../../../support/components/members";

const nothing: MemberFilter = { query: "", session: "", shift: "" };

const people = [
  member({ id: 1, name: "Rakibul Islam Tamim", roll: "612345", session: "2023-2024", shift: "2nd" }),
  member({ id: 2, name: "Jannatul Ferdous Eva", session: "2021-2022", shift: "1st" }),
  member({ id: 3, name: "রহিমা আক্তার", session: "2023-2024", shift: "1st", handle: "rahima" }),
  // The same letter, once as one character and once as two.
  member({ id: 4, name: "Jos\u00e9 বড়ুয়া", roll: "99" }),
];

const idsOf = (filter: Partial<MemberFilter>) => searchMembers(people, { ...nothing, ...filter }).map(({ id }) => id);

describe("searching the directory", () => {
  it("finds everyone if no filter is set", () => expect(searchMembers(people, nothing)).toBe(people));

  it.each([
    ["everyone by spaces", { query: "   " }, [1, 2, 3, 4]],
    ["a part of a name in whatever case", { query: "tAMi" }, [1]],
    ["no one without the space inside", { query: "islamtamim" }, []],
    ["a part of a roll number", { query: "234" }, [1]],
    ["a Bangla name", { query: "রহিমা" }, [3]],
    ["a letter that is two characters", { query: "jose\u0301" }, [4]],
    ["a Bangla letter that is one character", { query: "ব\u09dcু" }, [4]],
    ["a name with a hyphen", { query: "rakibul-islam" }, [1]],
    ["a roll number in Bangla digits", { query: "৬১২৩৪৫" }, [1]],
    ["no one by a pattern", { query: ".*" }, []],
    ["a session", { session: "2023-2024" }, [1, 3, 4]],
    ["a session and a shift", { session: "2023-2024", shift: "1st" }, [3]],
    ["no one whose shift is another", { query: "eva", shift: "2nd" }, []],
  ])("finds %s: %j", (_, filter, ids) => expect(idsOf(filter)).toEqual(ids));
});

describe("filters", () => {
  it("count as none while they are empty or blank", () => {
    expect(isFiltering(nothing)).toBe(false);
    expect(isFiltering({ ...nothing, query: " " })).toBe(false);
    expect(isFiltering({ ...nothing, shift: "1st" })).toBe(true);
    expect(isFiltering({ ...nothing, query: "x" })).toBe(true);
  });
});

describe("the Codeforces view", () => {
  it("considers those who take part, with a handle or without, in their order", () => {
    expect(rankedMembers(people).map(({ id }) => id)).toEqual([3]);
    expect(rankedMembers([...people, member({ id: 99, competes: true })]).map(({ id }) => id)).toEqual([3, 99]);
    expect(rankedMembers(manyMembers(10_000))).toHaveLength(1000);
  });
});

const options = { sessions: ["2023-2024", "2021-2022"], shifts: ["1st", "2nd"] };
const read = (address: string) => readDirectoryState(address, options);
const all = { query: "", session: "", shift: "", view: "all", tier: "" } as const;

describe("the address of the directory", () => {
  it("says nothing for the whole list", () => {
    expect(directoryAddress(all)).toBe("");
    expect(read("")).toEqual(all);
  });

  it.each([
    ["#codeforces", "codeforces"],
    ["#codeforces2", "all"],
    ["#", "all"],
  ])("%s selects the view %s", (address, view) => expect(read(address).view).toBe(view));

  it.each([
    { query: "tamim", session: "2023-2024", shift: "2nd", view: "codeforces", tier: "candidate-master" },
    { query: "রহিমা & co #1 100%", session: "", shift: "", view: "all", tier: "" },
    { query: "rakib ", session: "2021-2022", shift: "", view: "all", tier: "" },
    { query: "", session: "", shift: "", view: "codeforces", tier: "" },
  ] as const)("is the same after a round trip through the address: $query", (state) => {
    expect(read(directoryAddress(state))).toEqual(state);
  });

  it.each([
    ["a session or shift that no one has", "?session=1971-1972&shift=3rd&q=a", { ...all, query: "a" }],
    ["a tier in the view of all", "?tier=expert", all],
    ["a tier that does not exist", "?tier=emperor#codeforces", { ...all, view: "codeforces" }],
    ["broken encodings and unknown parameters", "?q=%E0%A4&utm_source=x", { ...all, query: "\ufffd" }],
    ["the second of two parameters", "?q=a&q=b", { ...all, query: "a" }],
    ["what is longer than a query", `?q=${"x".repeat(5000)}`, { ...all, query: "x".repeat(200) }],
  ])("ignores %s", (_, address, state) => expect(read(address)).toEqual(state));
});

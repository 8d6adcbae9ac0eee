import {
  isFiltering,
  rankedMembers,
  searchMembers,
  type MemberFilter,
} from "../../../../src/domain/directory/search-members";
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
  it("finds everyone if no filter is set", () => {
    expect(searchMembers(people, nothing)).toBe(people);
    expect(idsOf({ query: "   " })).toEqual([1, 2, 3, 4]);
  });

  it("finds a part of a name in whatever case", () => {
    expect(idsOf({ query: "tAMi" })).toEqual([1]);
    expect(idsOf({ query: "a" })).toEqual([1, 2]);
  });

  it("ignores spaces around the query, not those inside", () => {
    expect(idsOf({ query: "  islam tamim " })).toEqual([1]);
    expect(idsOf({ query: "islamtamim" })).toEqual([]);
  });

  it("finds a part of a roll number, and no one by an empty one", () => {
    expect(idsOf({ query: "234" })).toEqual([1]);
    expect(idsOf({ query: "99" })).toEqual([4]);
  });

  it("finds Bangla names, however their letters are put together", () => {
    expect(idsOf({ query: "রহিমা" })).toEqual([3]);
    expect(idsOf({ query: "jose\u0301" })).toEqual([4]);
    expect(idsOf({ query: "ব\u09a1\u09bcু" })).toEqual([4]);
    expect(idsOf({ query: "ব\u09dcু" })).toEqual([4]);
  });

  it("finds names and roll numbers as people type them", () => {
    expect(idsOf({ query: "jose" })).toEqual([4]);
    expect(idsOf({ query: "rakibul-islam" })).toEqual([1]);
    expect(idsOf({ query: "৬১২৩৪৫" })).toEqual([1]);
  });

  it("treats characters of patterns as plain letters", () => {
    expect(idsOf({ query: ".*" })).toEqual([]);
    expect(idsOf({ query: "<b>" })).toEqual([]);
  });

  it("combines the query with session and shift", () => {
    expect(idsOf({ session: "2023-2024" })).toEqual([1, 3, 4]);
    expect(idsOf({ session: "2023-2024", shift: "1st" })).toEqual([3]);
    expect(idsOf({ query: "eva", shift: "2nd" })).toEqual([]);
  });

  it("keeps the order among 10,000 members and leaves out none that matches", () => {
    const members = manyMembers(10_000);
    const found = searchMembers(members, { query: "0", session: "2016-2017", shift: "1st" });
    expect(found).toEqual(
      members.filter(({ name, roll, session }) => session === "2016-2017" && (name + roll).includes("0")),
    );
    expect(searchMembers(members, { ...nothing, query: "member 09999" })).toHaveLength(1);
  });
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

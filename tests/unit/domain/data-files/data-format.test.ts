import { listFormat, type DataFormat } from "../../../../src/domain/data-files/data-format";
import * as membersFormat from "../../../../src/domain/directory/member-index";
import { postFormat } from "../../../../src/domain/gallery/gallery-chunks";
import { courseFormat } from "../../../../src/domain/my-class/course";
import * as snapshotFormat from "../../../../src/domain/ratings/snapshot";
import { member } from "../../../support/components/members";

const rating = { handle: "Ann", rating: 1200, maxRating: 1300, rank: "pupil", maxRank: "pupil" };

/** The data as a page reads it after the build has written it. */
function read<Data, Parsed>({ pack, parse }: DataFormat<Data, Parsed>, data: Data): Parsed {
  return parse(JSON.parse(JSON.stringify(pack(data))));
}

describe("A format of data files", () => {
  it("gives the browser what the build has packed", () => {
    const members = [member({ id: 1, handle: "ann" }), member({ id: 2, picture: "/static/b.webp" })];
    expect(read(membersFormat, members)).toEqual(members);
    const takenAt = "2026-11-20T20:00:00Z";
    expect(read(snapshotFormat, { takenAt, ratings: [rating], histories: new Map() })).toEqual({
      takenAt,
      ratings: new Map([["ann", rating]]),
      trends: new Map(),
      activities: new Map(),
    });
    expect(read(listFormat<string>("posts"), ["a", "b"])).toEqual(["a", "b"]);
  });

  it.each([
    ["a page", "<!doctype html>"],
    ["nothing", null],
    ["an object", {}],
  ])("refuses %s", (_, json) => {
    for (const { parse } of [membersFormat, snapshotFormat, postFormat, courseFormat])
      expect(() => parse(json)).toThrow(TypeError);
  });
});

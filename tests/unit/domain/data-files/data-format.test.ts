import type { DataFormat } from "../../../../src/domain/data-files/data-format";
import * as membersFormat from "../../../../src/domain/directory/member-index";
import * as postsFormat from "../../../../src/domain/gallery/gallery-chunks";
import * as coursesFormat from "../../../../src/domain/my-class/course";
import * as snapshotFormat from "../../../../src/domain/ratings/snapshot";
import { member } from "../../../support/components/members";

const picture = { src: "/a.jpg", webp: "/a.webp 360w", sizes: "92vw", width: 360, height: 203 };
const rating = { handle: "Ann", rating: 1200, maxRating: 1300, rank: "pupil", maxRank: "pupil" };
const post = {
  id: 3,
  title: "Day",
  description: "<p>x</p>",
  date: "2026-01-02",
  category: null,
  tags: ["a"],
  media: [],
};
const photo = { alt: "", thumbnail: picture, full: picture };
const video = { alt: "", video: "/a.mp4", poster: "/a.jpg" };
const courseModule = { id: "1", title: "Start", description: null, duration: null, videoUrl: null, completed: false };
const course = {
  ...{
    id: "c",
    title: "C",
    description: null,
    instructor: null,
    duration: null,
    level: null,
    enrolled: 3,
    rating: 4.5,
  },
  ...{ image: picture, isAvailable: true, prerequisites: [], learningOutcomes: ["read"], modules: [courseModule] },
};

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
    });
    const posts = [
      { ...post, media: [photo, video] },
      { ...post, id: 2, description: null, date: null },
    ];
    expect(read(postsFormat, posts)).toEqual(posts);
    expect(read(coursesFormat, [course])).toEqual([course]);
  });

  it.each([
    ["a page", "<!doctype html>"],
    ["nothing", null],
    ["an object", {}],
    ["a list of something else", [{ id: true }]],
  ])("refuses %s", (_, json) => {
    for (const { parse } of [membersFormat, snapshotFormat, postsFormat, coursesFormat])
      expect(() => parse(json)).toThrow(TypeError);
  });

  it("refuses data in which one value has another type", () => {
    expect(() => postsFormat.parse([{ ...post, media: [{ alt: "", thumbnail: picture }] }])).toThrow(TypeError);
    expect(() => coursesFormat.parse([{ ...course, modules: [{ ...courseModule, completed: 1 }] }])).toThrow(TypeError);
  });
});

import { talksByProfile } from "../../../../src/domain/people/talks";

test("A profile has the talks of its person, the newest first, each once; what was cancelled is none", () => {
  const speakers = [{ name: "Robi", profile: "/profile/team/1" }, { name: "Opu" }];
  const talks = talksByProfile([
    { id: "undated", title: "Undated", speakers },
    { id: "old", title: "Old", date: "2025-01-01", speakers: [...speakers, ...speakers] },
    { id: "new", title: "New", date: "2026-01-01", speakers },
    { id: "off", title: "Off", date: "2026-02-01", status: "cancelled", speakers },
    { id: "others", title: "Others", date: "2026-02-01", speakers: [{ name: "Robi", profile: "/profile/team/2" }] },
  ]);
  expect(talks.get("/profile/team/1")).toEqual([
    { id: "new", title: "New", date: "2026-01-01" },
    { id: "old", title: "Old", date: "2025-01-01" },
    { id: "undated", title: "Undated", date: "" },
  ]);
  expect([...talks.keys()].sort()).toEqual(["/profile/team/1", "/profile/team/2"]);
});

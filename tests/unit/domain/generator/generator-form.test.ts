import { itemOf, listOf } from "../../../../src/domain/generator/generator-form";
import { generatorForms } from "../../../../src/gatsby/pages/instructions-page";
import { mediaLimits } from "../../../../src/model/values/media";

const forms = generatorForms();
const fieldsIn = (folder: string) => forms.find((form) => form.folder === folder)?.fields ?? [];

test("there are the seven forms of the specification in their order, and then those of later kinds", () => {
  expect(forms.map(({ plural }) => plural)).toEqual([
    "Posts",
    "Events",
    "Workshops",
    "Team",
    "Advisors",
    "Members",
    "Notices",
    "Projects",
    "Achievements",
    "Sponsors",
    "Questions",
    "Resources",
    "Results",
    "Problem sheets",
  ]);
});

test("exactly the required fields have an asterisk", () => {
  const marked = forms.map(({ folder, fields }) => [
    folder,
    fields.filter(({ isMarked }) => isMarked).map(({ label }) => label),
  ]);
  expect(Object.fromEntries(marked)).toEqual({
    posts: ["Post ID", "Title"],
    events: ["Event ID", "Title"],
    workshops: ["Workshop ID", "Title"],
    team: ["Team member ID", "Full name"],
    advisors: ["Advisor ID", "Full name"],
    members: ["Member ID", "Full name", "Session", "Shift", "Roll", "Profile image"],
    notices: ["Notice ID", "Title"],
    projects: ["Project ID", "Title"],
    achievements: ["Achievement ID", "Title"],
    sponsors: ["Sponsor ID", "Name"],
    questions: ["Question ID", "Question", "Answer"],
    resources: ["Resource ID", "Title", "Link or file"],
    results: ["Result ID", "Title", "Date"],
    sheets: ["Sheet ID", "Title"],
  });
});

test("a list is what is between commas, trimmed and without empty entries", () => {
  expect(listOf(" a, ,b ,, c d ")).toEqual(["a", "b", "c d"]);
  expect(itemOf(fieldsIn("events"), { prizes: " , " })).toEqual({});
});

test("places and member ids are whole numbers", () => {
  expect(itemOf(fieldsIn("events"), { maxParticipants: "60" })).toEqual({ maxParticipants: 60 });
  expect(itemOf(fieldsIn("members"), { id: " 120 " })).toEqual({ id: 120 });
  expect(itemOf(fieldsIn("members"), { id: "many" })).toEqual({ id: "many" });
});

test("media have a type and a thumbnail", () => {
  const item = itemOf(fieldsIn("posts"), { media: [{ src: "../media/a.mp4", type: "video", thumbnail: "" }, {}] });
  expect(item).toEqual({ media: [{ src: "../media/a.mp4", type: "video" }] });
});

test("tips name the limits of pictures and videos, the form of a session and where ids begin", () => {
  const tips = forms.map(({ tips: all }) => all.join(" ")).join(" ");
  for (const part of [
    "at most 5 MB",
    "under 2 MB",
    "at most 50 MB",
    "16:9",
    "1:1",
    "YYYY-YYYY",
    "from 120",
    "needs a thumbnail",
  ])
    expect(tips).toContain(part);
});

test("every hint that names a size names the one that the editor enforces", () => {
  const hints = forms.flatMap(({ fields }) => fields).flatMap((field) => [field, ...field.fields]);
  const sizes = new Set(hints.flatMap(({ hint }) => [...hint.matchAll(/(\d+) MB/g)].map(([, size]) => Number(size))));
  expect([...sizes].sort((a, b) => a - b)).toEqual([
    mediaLimits.image.best,
    mediaLimits.image.most,
    mediaLimits.video.most,
  ]);
});

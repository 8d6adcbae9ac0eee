import { articleFile } from "../../../support/content/content-tree";
import { linesFor, type BrokenContent } from "./lines-for";

const event = (fields: object) => ({ "events/x.json": { id: "x", title: "X", ...fields } });
const article = (frontMatter: string, body?: string) => ({ "blog/first.md": articleFile(frontMatter, body) });
const club = (fields: object) => ({
  "site/club.json": { name: "Club", shortName: "C", baseUrl: "https://c.example.org", ...fields },
});
const linkExpectation = "expected a link with https, http, mailto or tel, such as https://example.org";

const errors: BrokenContent[] = [
  {
    error: "a required field that is missing",
    files: { "events/x.json": { id: "x" } },
    lines: ["content/events/x.json: title: is missing, expected text"],
  },
  {
    error: "a required field that is empty, blank or null",
    files: {
      "events/a.json": { id: "a", title: "" },
      "events/b.json": { id: "b", title: " \t" },
      "events/c.json": { id: "c", title: null },
    },
    lines: [
      "content/events/a.json: title: is missing, expected text",
      "content/events/b.json: title: is missing, expected text",
      "content/events/c.json: title: is missing, expected text",
    ],
  },
  {
    error: "a number where text belongs",
    files: event({ participants: 120 }),
    lines: ["content/events/x.json: participants: is the number 120, expected text between quotes"],
  },
  {
    error: "a text where a number belongs",
    files: event({ maxParticipants: "60" }),
    lines: ["content/events/x.json: maxParticipants: is the text '60', expected a whole number from 0 to 2147483647"],
  },
  {
    error: "a fraction where a whole number belongs",
    files: event({ maxParticipants: 1.5 }),
    lines: ["content/events/x.json: maxParticipants: is the number 1.5, expected a whole number from 0 to 2147483647"],
  },
  {
    error: "a number beyond 32 bits",
    files: event({ maxParticipants: 3_000_000_000 }),
    lines: [
      "content/events/x.json: maxParticipants: is the number 3000000000, expected a whole number from 0 to 2147483647",
    ],
  },
  {
    error: "a number beyond all numbers",
    files: { "events/x.json": '{ "id": "x", "title": "X", "fee": 1e999, "maxParticipants": 1e999 }' },
    lines: [
      "content/events/x.json: fee: is the number Infinity, expected a number of 0 or more",
      "content/events/x.json: maxParticipants: is the number Infinity, expected a whole number from 0 to 2147483647",
    ],
  },
  {
    error: "a negative fee",
    files: event({ fee: -5 }),
    lines: ["content/events/x.json: fee: is the number -5, expected a number of 0 or more"],
  },
  {
    error: "a rating beyond 5",
    files: { "courses/python.json": { id: "python", title: "Python", rating: 9 } },
    lines: ["content/courses/python.json: rating: is the number 9, expected a number from 0 to 5"],
  },
  {
    error: "a yes where true or false belongs",
    files: event({ registrationOpen: "yes" }),
    lines: ["content/events/x.json: registrationOpen: is the text 'yes', expected true or false"],
  },
  {
    error: "an old spelling with a wrong type, under its old name",
    files: event({ isRegistrationOpen: "yes" }),
    lines: ["content/events/x.json: isRegistrationOpen: is the text 'yes', expected true or false"],
  },
  {
    error: "a text where a list belongs",
    files: event({ prizes: "a cup" }),
    lines: ["content/events/x.json: prizes: is the text 'a cup', expected a list of texts"],
  },
  {
    error: "a number within a list of texts, counted as the file has it",
    files: event({ prizes: ["", null, 5] }),
    lines: ["content/events/x.json: prizes[2]: is the number 5, expected text between quotes"],
  },
  {
    error: "an object where a list of objects belongs",
    files: event({ gallery: { src: "/a.jpg" } }),
    lines: ["content/events/x.json: gallery: is an object, expected a list of objects"],
  },
  {
    error: "a text within a list of objects",
    files: event({ gallery: ["../media/a.jpg"] }),
    lines: ["content/events/x.json: gallery[0]: is the text '../media/a.jpg', expected an object"],
  },
  {
    error: "an entry of a gallery without its picture, counted as the file has it",
    files: event({ gallery: [null, { alt: "Two students" }] }),
    lines: ["content/events/x.json: gallery[1].src: is missing, expected a picture such as ../media/picture.jpg"],
  },
  {
    error: "a status that is none",
    files: event({ status: "done" }),
    lines: [
      "content/events/x.json: status: is the text 'done', expected one of upcoming, ongoing, completed, cancelled",
    ],
  },
  {
    error: "an article's status that is none",
    files: article("title: First\nstatus: public"),
    lines: ["content/blog/first.md: status: is the text 'public', expected one of draft, published"],
  },
  {
    error: "an article without a title",
    files: article("author: Nusrat"),
    lines: ["content/blog/first.md: title: is missing, expected text"],
  },
  {
    error: "an article with empty front matter",
    files: { "blog/first.md": "---\n---\nThe text.\n" },
    lines: ["content/blog/first.md: title: is missing, expected text"],
  },
  {
    error: "an author's id without quotes",
    files: article("title: First\nauthorId: 1"),
    lines: ["content/blog/first.md: authorId: is the number 1, expected text between quotes"],
  },
  {
    error: "a session that is one year",
    files: { "members/1.json": { id: 1, name: "A", session: "2023", shift: "1st" } },
    lines: ["content/members/1.json: session: is '2023', expected two years such as 2023-2024"],
  },
  {
    error: "a member without session and shift",
    files: { "members/1.json": { id: 1, name: "A" } },
    lines: [
      "content/members/1.json: session: is missing, expected two years such as 2023-2024",
      "content/members/1.json: shift: is missing, expected one of 1st, 2nd",
    ],
  },
  {
    error: "a link that runs a script",
    files: event({ registrationLink: "javascript:alert(1)" }),
    lines: [
      `content/events/x.json: registrationLink: is 'javascript:alert(1)' with the scheme 'javascript:', ${linkExpectation}`,
    ],
  },
  {
    error: "a script whose scheme is broken over two lines",
    files: event({ registrationLink: "java\nscript:alert(1)" }),
    lines: [
      `content/events/x.json: registrationLink: is 'java script:alert(1)' with the scheme 'javascript:', ${linkExpectation}`,
    ],
  },
  {
    error: "a link without a scheme",
    files: event({ registrationLink: "www.example.org" }),
    lines: [`content/events/x.json: registrationLink: is the text 'www.example.org', ${linkExpectation}`],
  },
  {
    error: "a link to another site that looks like a path",
    files: event({ readMoreLink: "//evil.example" }),
    lines: [
      `content/events/x.json: readMoreLink: is the text '//evil.example', ${linkExpectation}, or a path of this site, such as /notice`,
    ],
  },
  {
    error: "a picture that is not encrypted on its way",
    files: event({ image: "http://example.org/a.jpg" }),
    lines: [
      "content/events/x.json: image: is 'http://example.org/a.jpg' with the scheme 'http:', expected a path such as ../media/picture.jpg, or an https link",
    ],
  },
  {
    error: "a base URL that is an e-mail address",
    files: club({ baseUrl: "mailto:club@example.org" }),
    lines: [
      "content/site/club.json: baseUrl: is 'mailto:club@example.org' with the scheme 'mailto:', expected a link with https or http, such as https://example.org",
    ],
  },
  {
    error: "coordinates off the globe",
    files: club({ coordinates: { latitude: 91, longitude: 0 } }),
    lines: ["content/site/club.json: coordinates.latitude: is the number 91, expected a number from -90 to 90"],
  },
  {
    error: "half of the coordinates",
    files: club({ coordinates: { latitude: 23 } }),
    lines: ["content/site/club.json: coordinates.longitude: is missing, expected a number from -180 to 180"],
  },
  {
    error: "a module whose id would break its address",
    files: { "courses/python.json": { id: "python", title: "Python", modules: [{ id: "a/b", title: "Lists" }] } },
    lines: [
      "content/courses/python.json: modules[0].id: is 'a/b', expected an id without spaces, slashes, '?', '#' and '%' that does not begin with a dot",
    ],
  },
  {
    error: "a module whose address hosts would hide",
    files: { "courses/git.json": { id: "git", title: "Git", modules: [{ id: ".gitignore", title: "Ignored" }] } },
    lines: [
      "content/courses/git.json: modules[0].id: is '.gitignore', expected an id without spaces, slashes, '?', '#' and '%' that does not begin with a dot",
    ],
  },
  {
    error: "two modules with one id",
    files: {
      "courses/python.json": {
        id: "python",
        title: "Python",
        modules: [
          { id: "lists", title: "Lists" },
          { id: "Lists", title: "More lists" },
        ],
      },
    },
    lines: [
      "content/courses/python.json: modules[1].id: is 'Lists', which modules[0] already has, expected a unique id within the course",
    ],
  },
];

const warnings: BrokenContent[] = [
  {
    error: "a date that no calendar has",
    files: event({ date: "2026-02-30" }),
    lines: [
      "content/events/x.json: date: warning: is '2026-02-30', expected a real date such as 2026-02-14; the page will say 'Invalid Date'",
    ],
  },
  {
    error: "a date in words",
    files: article("title: First\npublishDate: 15 January 2026"),
    lines: [
      "content/blog/first.md: publishDate: warning: is '15 January 2026', expected a real date such as 2026-02-14; the page will say 'Invalid Date'",
    ],
  },
  {
    error: "a time that can't be read",
    files: event({ time: "TBA" }),
    lines: [
      "content/events/x.json: time: warning: is 'TBA', expected a time such as '10:00 AM - 6:00 PM'; the page will show it unchanged and use the whole day",
    ],
  },
  {
    error: "an e-mail address or a phone number that can't be linked",
    files: {
      ...event({ contactEmail: "a@b.c, d@e.f", contactPhone: "+880 1700-000000 / +880 1800-000000" }),
      ...club({ email: "club@", phone: "call me" }),
      "advisors/1.json": { id: 1, name: "A", email: "ask", phone: "01700-000000 (10 AM - 5 PM)" },
      "sub-communities/cp.json": { id: "cp", name: "CP", contactEmail: "ask" },
      "site/registration.json": { contactEmail: "hello@example.org", contactPhone: "Phone: ০১৭০০-০০০০০০" },
    },
    lines: [
      "content/advisors/1.json: email: warning: is 'ask', expected one e-mail address such as name@example.org; the page will not link it",
      "content/advisors/1.json: phone: warning: is '01700-000000 (10 AM - 5 PM)', expected one phone number such as +880 1700-000000; the page will not link it",
      "content/events/x.json: contactEmail: warning: is 'a@b.c, d@e.f', expected one e-mail address such as name@example.org; the page will not link it",
      "content/events/x.json: contactPhone: warning: is '+880 1700-000000 / +880 1800-000000', expected one phone number such as +880 1700-000000; the page will not link it",
      "content/site/club.json: email: warning: is 'club@', expected one e-mail address such as name@example.org; the page will not link it",
      "content/site/club.json: phone: warning: is 'call me', expected one phone number such as +880 1700-000000; the page will not link it",
      "content/sub-communities/cp.json: contactEmail: warning: is 'ask', expected one e-mail address such as name@example.org; the page will not link it",
    ],
  },
  {
    error: "a field that is misspelt",
    files: event({ titel: "X" }),
    lines: ["content/events/x.json: titel: warning: is not a field that the site reads, expected 'title'?"],
  },
  {
    error: "an unknown field",
    files: { "sub-communities/cp.json": { id: "cp", name: "CP", mascot: "owl" } },
    lines: [
      "content/sub-communities/cp.json: mascot: warning: is not a field that the site reads, expected one of id, name, description, url, type, members, activities, achievements, meetingSchedule, contactEmail",
    ],
  },
  {
    error: "a field that is misspelt within a gallery",
    files: { ...event({ gallery: [{ src: "https://example.org/a.jpg", alt: "A", scr: "" }] }) },
    lines: ["content/events/x.json: gallery[0].scr: warning: is not a field that the site reads, expected 'src'?"],
  },
  {
    error: "a field that is named like the innards of JavaScript",
    files: { "site/discord.json": '{ "__proto__": { "mission": 5 }, "constructor": 1 }' },
    lines: [
      "content/site/discord.json: __proto__: warning: is not a field that the site reads, expected one of inviteLink, features, benefits, mission",
      "content/site/discord.json: constructor: warning: is not a field that the site reads, expected one of inviteLink, features, benefits, mission",
    ],
  },
  {
    error: "the same in front matter",
    files: article("title: First\n__proto__: { status: 5 }\nstatsu: draft"),
    lines: [
      "content/blog/first.md: __proto__: warning: is not a field that the site reads, expected one of title, excerpt, author, authorId, authorImage, publishDate, lastModified, featuredImage, category, tags, readTime, status, draft, published, publishAt, views, likes, comments, featured",
      "content/blog/first.md: statsu: warning: is not a field that the site reads, expected 'status'?",
    ],
  },
  {
    error: "a name that would break the line",
    files: { "site/discord.json": { "mission\nerror: \u001b[31m": "x" } },
    lines: [
      "content/site/discord.json: mission error: [31m: warning: is not a field that the site reads, expected one of inviteLink, features, benefits, mission",
    ],
  },
  {
    error: "a picture of a gallery without alt text",
    files: event({ gallery: [{ src: "https://example.org/a.jpg" }, { src: "https://example.org/b.jpg", alt: " " }] }),
    lines: [
      "content/events/x.json: gallery[0]: warning: has no alt text, expected a sentence that says what the picture shows",
      "content/events/x.json: gallery[1]: warning: has no alt text, expected a sentence that says what the picture shows",
    ],
  },
  {
    error: "a video without a thumbnail",
    files: { "posts/1.json": { id: 1, title: "P", media: [{ src: "https://example.org/a.mp4", alt: "A" }] } },
    lines: [
      "content/posts/1.json: media[0]: warning: is a video without a thumbnail, expected a picture; the page will show the default one",
    ],
  },
  {
    error: "raw HTML in Markdown",
    files: event({ fullDescription: "Hello <script>alert(1)</script>" }),
    lines: [
      "content/events/x.json: fullDescription: warning: contains raw HTML '</script>', expected Markdown; the page will show it as harmless text or leave it out",
      "content/events/x.json: fullDescription: warning: contains raw HTML '<script>', expected Markdown; the page will show it as harmless text or leave it out",
    ],
  },
  {
    error: "an unsafe link in the text of an article",
    files: article("title: First", "[Click](javascript:alert(1))\n"),
    lines: [
      "content/blog/first.md: body: warning: contains the unsafe link 'javascript:alert(1)', expected https, http, mailto, tel or a path; the page will leave it out",
    ],
  },
  {
    error: "a link in Markdown that leads to another site and looks like a path",
    files: article("title: First", "[Click](//evil.example)\n"),
    lines: [
      "content/blog/first.md: body: warning: contains the unsafe link '//evil.example', expected https, http, mailto, tel or a path; the page will leave it out",
    ],
  },
  {
    error: "a picture in Markdown that is not encrypted on its way",
    files: article("title: First", "![A](http://example.org/a.jpg)\n"),
    lines: [
      "content/blog/first.md: body: warning: shows the picture 'http://example.org/a.jpg', expected https or a path; the page will leave it out",
    ],
  },
];

describe("A field that is wrong", () => {
  it.each(errors)("stops the build: $error", ({ files, lines }) => {
    expect(linesFor(files)).toEqual(lines);
  });
});

describe("A field that is doubtful", () => {
  it.each(warnings)("is a warning: $error", ({ files, lines }) => {
    expect(linesFor(files)).toEqual(lines);
  });
});

it("asks for no name of an attachment, step, module or skill", () => {
  const lines = linesFor({
    "notices/n.json": { id: "n", title: "N", attachments: [{ url: "https://example.org/a.pdf" }] },
    "site/registration.json": { timeline: [{ text: "In a week" }] },
    "courses/c.json": { id: "c", title: "C", modules: [{ id: "a" }] },
    "site/home.json": { skills: [{ description: "Boards that move." }] },
  });
  expect(lines).toEqual([]);
});

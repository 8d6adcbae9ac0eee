import { parse } from "yaml";
import { isJsonObject } from "../../../../src/model/schema/json-object";
import { oldPublication } from "../../../../tools/old-site/old-publication";

const now = new Date("2026-02-14T12:00:00Z");
const read = (yaml: string, file = "posts/x.md") => {
  const fields: unknown = parse(yaml);
  return oldPublication(isJsonObject(fields) ? fields : {}, file, now);
};

it.each([
  ...["published: false", "published: no", "Published: 'off'", "published: 0", "publish: n", "isPublished: false"],
  ...["draft: true", "draft: yes", "Draft: 'true'", "isDraft: true", "is_draft: 1", "status: Draft"],
  ...["hidden: true", "private: yes", "unlisted: true", "headless: true", "visibility: private"],
  ...["permalink: false", "password: secret", "build: { render: never }", "_build: { render: link }"],
  ...["expiryDate: 2026-02-14", "expirydate: 2020-01-01T00:00:00Z"],
])("an article with '%s' is a draft, as its program has it", (yaml) => {
  expect(read(yaml)).toEqual({ fields: { status: "draft" } });
});

it.each([
  ...["published: maybe", "published: nein", "draft: review", "status: pending", "status: private", "status: trash"],
  ...["status: future", "visibility: members", "hidden: [search]", "published: { web: false }", "draft: 2"],
])("an article with '%s', which we don't know, is a draft that says why", (yaml) => {
  const { fields, note } = read(yaml);
  expect(fields).toEqual({ status: "draft" });
  expect(note).toMatch(/^becomes a draft, since its field '\w+' is '.+'$/);
});

it.each(["_drafts/x.md", "source/_drafts/x.md", "drafts/x.md", "posts/_x.md"])(
  "an article in %s is a draft",
  (file) => {
    expect(read("title: X", file)).toEqual({ fields: { status: "draft" } });
  },
);

it.each([
  ...[
    "title: X",
    "published: true",
    "published: yes",
    "publish: on",
    "draft: false",
    "draft: no",
    "draft:",
    "hidden: 0",
  ],
  ...["status: publish", "status: Published", "visibility: public", "permalink: /x", "published: 2021-05-06"],
  ...["expiryDate: 2026-02-15", "password: ''", "date: 2026-02-14", "date: May 6, 2021", "build: { list: never }"],
])("an article with '%s' is published", (yaml) => {
  expect(read(yaml)).toEqual({ fields: {} });
});

it.each(["2026-02-15", "2026-02-14T18:30:00+06:00"])("an article of %s waits for it", (date) => {
  expect(read(`date: ${date}`)).toEqual({ fields: { publishAt: date } });
});

import { collections } from "../../../../src/cms/configuration/collections";
import { generatorForms } from "../../../../src/gatsby/pages/instructions-page";
import { withClubSettings } from "../../../support/club-settings";

describe("A club without courses, workshops, Discord and Codeforces", () => {
  withClubSettings({ off: ["courses", "workshops", "discord", "codeforces"] });

  const fieldsOf = (name: string) =>
    collections("content")
      .find((collection) => collection.name === name)
      ?.fields?.map((field) => field.name);

  it("is not offered their collections, files and fields in the editor", () => {
    const names = collections("content").map(({ name }) => name);
    expect(names).toContain("events");
    expect(names).not.toContain("courses");
    expect(names).not.toContain("workshops");
    const files = collections("content").find(({ name }) => name === "site")?.files ?? [];
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(["club", "settings", "menus", "join-us"]));
    expect(files.map(({ name }) => name)).not.toContain("discord");
    expect(fieldsOf("members")).toContain("github");
    expect(fieldsOf("members")).not.toContain("codeforces");
  });

  it("is not offered their forms on /instructions", () => {
    expect(generatorForms().map(({ folder }) => folder)).not.toContain("workshops");
    const members = generatorForms().find(({ folder }) => folder === "members");
    expect(members?.fields.map(({ name }) => name)).not.toContain("iscp");
  });
});

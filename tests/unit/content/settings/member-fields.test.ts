import { collections } from "../../../../src/cms/configuration/collections";
import { tidyEntry } from "../../../../src/cms/saving/tidy-entry";
import { matchColumns } from "../../../../tools/member-list/match-columns";
import { memberValue, membersTable } from "../../../../tools/member-list/member-values";
import { resolveSettings } from "../../../../src/content/settings/resolve-settings";
import {
  allOfMemberField,
  memberFieldInSentence,
  searchedFields,
  shiftText,
  memberGroups,
} from "../../../../src/domain/directory/member-words";
import { packMembers, unpackMembers } from "../../../../src/domain/directory/member-index";
import { generatorForms } from "../../../../src/gatsby/pages/instructions-page";
import { defaultSettings } from "../../../../src/model/club-settings";
import { member } from "../../../../src/model/kinds/member";
import { teamMember } from "../../../../src/model/kinds/team-member";
import { fieldsOf } from "../../../../src/model/schema/schema-fields";
import { openLists, openSchema } from "../../../../src/outputs/open-data/open-lists";
import { withClubSettings } from "../../../support/club-settings";

const memberFields = {
  sessionLabel: "Turma",
  sessionUse: "optional",
  shiftLabel: "Turno",
  shiftValues: ["Manhã", "Noite"],
  rollUse: "off",
};

const ana = { id: 1, name: "Ana Souza", shift: "Noite" };
const membersOpenData = openLists.filter(({ name }) => name === "members");

describe("The fields of members in a club that says nothing about them", () => {
  it("have the usual names and uses", () => {
    expect(resolveSettings({}).memberFields).toEqual(defaultSettings.memberFields);
    const fields = fieldsOf(member.schema).filter(({ info }) => info.isUpToClub);
    expect(fields.map(({ name, info, required }) => [name, info.label, required, info.choices])).toEqual([
      ["session", "Session", true, undefined],
      ["shift", "Shift", true, ["1st", "2nd"]],
      ["roll", "Roll", false, undefined],
    ]);
    expect(searchedFields()).toBe("name, roll number, session and shift");
    expect(memberGroups({ session: "2023-2024", shift: "1st" })).toBe("session 2023-2024, 1st shift");
    expect([allOfMemberField("session"), shiftText("1st")]).toEqual(["All Sessions", "1st Shift"]);
    expect(member.sharePicture.facts).toEqual(["Session {session}", "{shift} shift"]);
  });
});

describe("A club with its own words for the fields of members", () => {
  withClubSettings(resolveSettings({ memberFields }));

  it("has them in the editor and on /instructions, without the field that it does without", () => {
    const editor = collections("content").find(({ name }) => name === "members");
    const fields = editor?.fields?.filter(({ name }) => ["session", "shift", "roll"].includes(name));
    // Required fields come first.
    expect(fields?.map(({ name, label, required }) => [name, label, required])).toEqual([
      ["shift", "Turno", true],
      ["session", "Turma", false],
    ]);
    expect(fields?.find(({ name }) => name === "shift")).toMatchObject({ options: ["Manhã", "Noite"] });
    const form = generatorForms().find(({ folder }) => folder === "members");
    expect(form?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(["Turma", "Turno"]));
    expect(form?.fields.map(({ name }) => name)).not.toContain("roll");
    expect(form?.fields.filter(({ isMarked }) => isMarked).map(({ name }) => name)).toEqual([
      "id",
      "name",
      "shift",
      "image",
    ]);
    expect(fieldsOf(teamMember.schema).find(({ name }) => name === "session")?.info.label).toBe("Turma");
  });

  it("has them in the sentences of its pages", () => {
    expect(searchedFields()).toBe("name, Turma and Turno");
    expect(memberFieldInSentence("shift")).toBe("Turno");
    expect([allOfMemberField("shift"), shiftText("Noite")]).toEqual(["Turno: all", "Turno Noite"]);
    expect(memberGroups({ session: null, shift: "Noite" })).toBe("Turno Noite");
    expect(member.sharePicture.facts).toEqual(["Turma {session}", "Turno {shift}"]);
  });

  it("imports and exports members with them", () => {
    expect(matchColumns(["Nome completo=", "Name", "Turma", "turno", "Roll"]).map(({ field }) => field)).toEqual([
      ...[undefined, "name", "session", "shift", undefined],
    ]);
    expect(["NOITE", "Turno Manhã", "1st"].map((cell) => memberValue("shift", cell))).toEqual([
      "Noite",
      "Manhã",
      "1st",
    ]);
    const items = [{ source: member, file: "members/1.json", name: "1", fields: ana, repeated: new Set<string>() }];
    const tree = { directory: "content", folders: new Map(), files: new Set<string>() };
    expect(membersTable({ tree, items, unread: [] }, ",")).not.toContain("roll");
  });

  it("keeps what a file says about a field that it does without, when the editor saves it", () => {
    expect(tidyEntry(member.schema, { ...ana, roll: "7" })).toEqual({ ...ana, roll: "7" });
  });

  it("has them in the schema of its open data", () => {
    const [list] = membersOpenData;
    expect(list && openSchema(list, "https://club.example.org/api/members.schema.json")).toMatchObject({
      items: {
        required: ["id", "name", "shift", "url"],
        properties: { session: { title: "Turma" }, shift: { title: "Turno", enum: ["Manhã", "Noite"] } },
      },
    });
  });

  it("lists members who lack an optional one", () => {
    const person = { name: "Ana", session: "", shift: "", roll: "", picture: "", competes: false, handle: "" };
    const [first, second] = unpackMembers(
      packMembers([
        { ...person, id: 1 },
        { ...person, id: 2, shift: "Noite" },
      ]),
    );
    expect([first?.session, first?.shift, second?.session, second?.shift]).toEqual(["", "", "", "Noite"]);
  });
});

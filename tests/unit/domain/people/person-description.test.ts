import { personDescription } from "../../../../src/domain/people/person-description";

const eva = { name: "Eva", role: null, text: null, otherwise: "Member of the club." };

describe("the description of a person", () => {
  it.each([
    [{}, "Eva. Member of the club."],
    [{ role: "President", text: "Plans the year." }, "Eva, President. Plans the year."],
    [{ role: "President", text: "" }, "Eva, President. Member of the club."],
  ])("with %j is '%s'", (facts, text) => expect(personDescription({ ...eva, ...facts })).toBe(text));
});

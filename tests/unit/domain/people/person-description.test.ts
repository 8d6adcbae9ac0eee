import { personDescription } from "../../../../src/domain/people/person-description";

const eva = { name: "Eva", role: null, text: null, otherwise: "Member of the club." };

describe("the description of a person", () => {
  it("begins with the name", () => {
    expect(personDescription(eva)).toBe("Eva. Member of the club.");
  });

  it("goes on with the office and what they say of themselves", () => {
    expect(personDescription({ ...eva, role: "President", text: "Plans the year." })).toBe(
      "Eva, President. Plans the year.",
    );
    expect(personDescription({ ...eva, role: "President", text: "" })).toBe("Eva, President. Member of the club.");
  });
});

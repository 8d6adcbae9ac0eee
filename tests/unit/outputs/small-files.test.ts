import { securityText } from "../../../src/outputs/small-files";

const url = "https://club.example.org";
const builtAt = new Date("2026-03-01T10:00:00Z");
const write = (securityContact = "", email = "") =>
  securityText({ url, builtAt, club: { securityContact, email } })?.data;

describe("security.txt", () => {
  it("names the contact, until when that holds, and its own address", () => {
    expect(write("security@example.org")).toBe(
      [
        "Contact: mailto:security@example.org",
        "Expires: 2027-03-01T10:00:00.000Z",
        "Canonical: https://club.example.org/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  it("takes a page as contact", () => {
    expect(write("https://club.example.org/report", "club@example.org")).toMatch(
      /^Contact: https:\/\/club\.example\.org\/report$/m,
    );
  });

  it("names the club's e-mail address where there is no other contact", () => {
    expect(write(undefined, " club@example.org ")).toMatch(/^Contact: mailto:club@example\.org$/m);
  });

  it("has no line that a contact could add", () => {
    expect(write("a@example.org\nExpires: never", "club@example.org")).toMatch(/^Contact: mailto:club@example\.org$/m);
  });
});

import { loginPath, memberFor, pathAfterLogin } from "../../../../src/domain/session/login";

describe("The member who signs in", () => {
  const members = [
    { id: 1, name: "Tamim", roll: "" },
    { id: 2, name: "Eva", roll: "612345" },
    { id: 3, name: "Nayan", roll: "612345" },
    { id: 4, name: "Opu", roll: " " },
    { id: 5, name: "Mim", roll: " 712345" },
  ];

  it("is the first listed member whose roll it is", () => {
    expect(memberFor(" 612345 ", members)).toEqual({ id: 2, name: "Eva", roll: "612345" });
    expect(memberFor("712345", members)).toEqual({ id: 5, name: "Mim", roll: "712345" });
  });

  it("is a demo member of that name otherwise", () => {
    expect(memberFor(" Nadia ", members)).toEqual({ name: "Nadia" });
    expect(memberFor("61234", members)).toEqual({ name: "61234" });
  });

  it("is never the member without a roll", () => {
    expect(memberFor("", members)).toEqual({ name: "" });
    expect(memberFor(" ", members).id).toBeUndefined();
  });
});

describe("Where the login leads", () => {
  it.each(["/myclass/python/lists", "/member#codeforces", "/events?x=1#y", "/%E0%A6%AC"])(
    "leads back to %s",
    (path) => {
      expect(pathAfterLogin(new URL(loginPath(path), "https://club.example.org").search)).toBe(path);
    },
  );
});

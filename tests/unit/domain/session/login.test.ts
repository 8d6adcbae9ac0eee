import { loginError, loginPath, memberFor, pathAfterLogin } from "../../../../src/domain/session/login";

const empty = { title: "Error", description: "Please enter both username and password" };
const wrong = { title: "Login Failed", description: "Invalid Credential. Please check and try again." };

describe("The login form's rule", () => {
  it.each([
    ["", "", empty],
    ["rakib", "", empty],
    ["", "rakib", empty],
    ["   ", "rakib", empty],
    ["rakib", "\t", empty],
    ["rakib", "Rakib", wrong],
    ["rakib", "rakib1", wrong],
    ["x".repeat(201), "x".repeat(201), wrong],
    ["x".repeat(200), "x".repeat(200), undefined],
    [` ${"x".repeat(200)} `, "x".repeat(200), undefined],
    ["rakib", "rakib", undefined],
    ["  rakib ", "rakib", undefined],
    ["নাদিয়া", "নাদিয়া ", undefined],
  ])("answers %j and %j", (username, password, error) => {
    expect(loginError(username, password)).toEqual(error);
  });
});

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

  it.each([
    "",
    "?return=",
    "?return=myclass",
    "?return=https://evil.example.org",
    "?return=//evil.example.org",
    "?return=/%5Cevil.example.org",
    "?return=%5C%5Cevil.example.org",
    "?return=/%09/evil.example.org",
    "?return=/.//evil.example.org",
    "?return=javascript:alert(1)",
    "?return=/login",
    "?return=/login/",
    "?return=/login?return=/login",
  ])("leads to MyClass from %j", (query) => {
    expect(pathAfterLogin(query)).toBe("/myclass");
  });
});

import { memberKey, parseSession } from "../../../../src/domain/session/session";

describe("A stored session", () => {
  it.each([
    [{ name: "Eva" }, { name: "Eva" }],
    [
      { id: 2, name: "Eva", roll: "612345" },
      { id: 2, name: "Eva", roll: "612345" },
    ],
    [
      { id: 2, name: " Eva ", roll: "", session: "2023-2024", image: null },
      { id: 2, name: "Eva" },
    ],
    [{ id: null, name: "Eva", roll: null }, { name: "Eva" }],
  ])("%j is read", (stored, member) => {
    expect(parseSession(JSON.stringify(stored))).toEqual(member);
  });

  it.each([
    "",
    "{",
    "null",
    "true",
    "7",
    '"Eva"',
    "[]",
    '[{"name":"Eva"}]',
    "{}",
    '{"name":""}',
    '{"name":"  "}',
    '{"name":7}',
    '{"name":"Eva","id":"2"}',
    '{"name":"Eva","id":-1}',
    '{"name":"Eva","id":1.5}',
    '{"name":"Eva","roll":612345}',
    JSON.stringify({ name: "x".repeat(201) }),
  ])("%s is none", (text) => {
    expect(parseSession(text)).toBeUndefined();
  });
});

describe("What a member keeps on the device", () => {
  it("is only theirs, also that of a demo member with someone's name", () => {
    expect(memberKey({ id: 2, name: "Eva" })).not.toBe(memberKey({ name: "Eva" }));
    expect(memberKey({ id: 2, name: "Eva" })).not.toBe(memberKey({ name: "2" }));
  });
});

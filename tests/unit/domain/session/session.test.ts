import { memberKey } from "../../../../src/domain/session/session";

test("what a member keeps on the device is only theirs, also that of a demo member with someone's name", () => {
  expect(memberKey({ id: 2, name: "Eva" })).not.toBe(memberKey({ name: "Eva" }));
  expect(memberKey({ id: 2, name: "Eva" })).not.toBe(memberKey({ name: "2" }));
});

import { membersWithPicture, MOST_MEMBER_PICTURES, sharePicture } from "../../../../src/domain/share/share-picture";

describe("The address of a share picture", () => {
  it.each([
    ["/", "/share/home.jpg"],
    ["/events", "/share/events.jpg"],
    ["/events/খেলা/", "/share/events/খেলা.jpg"],
    ["/profile/team/1", "/share/profile/team/1.jpg"],
  ])("of %s is %s", (path, picture) => {
    expect(sharePicture(path)).toBe(picture);
  });
});

test("The newest members have pictures of their own", () => {
  const ids = Array.from({ length: MOST_MEMBER_PICTURES + 10 }, (_, index) => index + 1);
  const own = membersWithPicture(ids);
  expect(own.size).toBe(MOST_MEMBER_PICTURES);
  expect([own.has(1), own.has(10), own.has(11), own.has(ids.length)]).toEqual([false, false, true, true]);
});

import { highestIds, sharePicture } from "../../../../src/domain/share/share-picture";

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

test("The newest items are those with the highest ids", () => {
  expect(highestIds([3, 10, 1, 2], (id) => id, 2)).toEqual([10, 3]);
});

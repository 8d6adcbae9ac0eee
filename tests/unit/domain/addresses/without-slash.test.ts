import { withoutSlash } from "../../../../src/domain/addresses/without-slash";

test.each([
  ["/events", "/events"],
  ["/events/", "/events"],
  ["/events//", "/events"],
  ["/events/?next=/team/#late/", "/events?next=/team/#late/"],
  ["/", "/"],
  ["/?new", "/?new"],
])("the page that %s leads to is at %s", (to, page) => {
  expect(withoutSlash(to)).toBe(page);
});

import { counted } from "../../../../src/domain/text/counted";

it.each([
  [0, "0 rows"],
  [1, "1 row"],
  [2, "2 rows"],
  [1200, "1,200 rows"],
])("%i is counted as '%s'", (count, text) => expect(counted(count, "row")).toBe(text));

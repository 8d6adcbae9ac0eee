import { addressHere } from "../../../../src/domain/addresses/own-parameters";

describe("An address of this host", () => {
  it.each(["/", "/events?x=1#y", "/%E0%A6%AC", "/%09/evil.example", "/a//b"])("stays as it is: %s", (address) => {
    expect(addressHere(address)).toBe(address);
  });

  it.each([
    "",
    "events",
    "https://evil.example",
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\n//evil.example",
    "/.//evil.example",
    "/events/..//evil.example",
    "//",
  ])("is not %j", (address) => {
    expect(addressHere(address)).toBeUndefined();
  });
});

import { keepLanguage, LANGUAGE_ENTRY } from "../../../../src/components/start/keep-language";

/** Where the script leads from an address, as the page loads; undefined if it stays. */
function ledFrom(address: string): string | undefined {
  window.history.replaceState(null, "", address);
  const path = location.pathname === "/" ? "" : location.pathname;
  document.head.innerHTML = `
    <link rel="alternate" hreflang="en" href="https://club.example.org${path || "/"}">
    <link rel="alternate" hreflang="bn" href="https://club.example.org/bn${path}">
    <link rel="alternate" hreflang="x-default" href="https://club.example.org${path || "/"}">`;
  let target: string | undefined;
  keepLanguage((to) => (target = to));
  return target;
}

beforeEach(() => localStorage.clear());

test("without a choice every page stays in its language", () => {
  expect(["/", "/events"].map(ledFrom)).toEqual([undefined, undefined]);
});

test("a language that was chosen by a link of the bar opens with the home page from then on", () => {
  keepLanguage();
  document.body.innerHTML = '<a href="/bn/events" hreflang="bn"><span>বাংলা</span></a>';
  const link = document.querySelector("span");
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.click();
  expect(localStorage.getItem(LANGUAGE_ENTRY)).toBe("bn");
  expect(ledFrom("/")).toBe("/bn");
});

test.each(["/events", "/?q=1", "/#codeforces"])("%s says where it leads, so it stays", (address) => {
  localStorage.setItem(LANGUAGE_ENTRY, "bn");
  expect(ledFrom(address)).toBeUndefined();
});

test("a reader who comes to the home page from another page of the site stays there", () => {
  localStorage.setItem(LANGUAGE_ENTRY, "bn");
  const referrer = jest.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/bn/events`);
  expect(ledFrom("/")).toBeUndefined();
  referrer.mockRestore();
});

test.each(["en", "ar", "//other.example", ""])(
  "nothing follows '%s', which is no other language of the site",
  (kept) => {
    localStorage.setItem(LANGUAGE_ENTRY, kept);
    expect(ledFrom("/")).toBeUndefined();
  },
);

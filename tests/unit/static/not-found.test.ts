import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

const script = readFileSync("static/not-found.js", "utf8");

/** What the script does at an address: the page that it opens, or the address that it gives the page. */
function at(address: string, data: { readonly folder: string; readonly languages?: string }): string | undefined {
  const { pathname, search, hash } = new URL(address, "https://club.example.org");
  let done: string | undefined;
  runInNewContext(script, {
    document: { currentScript: { dataset: data } },
    location: { pathname, search, hash, replace: (to: string) => (done = `opens ${to}`) },
    history: { replaceState: (_state: null, _title: string, to: string) => (done = `is ${to}`) },
  });
  return done;
}

const main = { folder: "/club", languages: "bn|pt-BR" };
const bangla = { folder: "/club/bn" };

test("an unknown address in the folder of a language opens the page of that language", () => {
  expect(at("/club/bn/events/gone?from=x", main)).toBe(
    "opens /club/bn/404.html#%2Fclub%2Fbn%2Fevents%2Fgone%3Ffrom%3Dx",
  );
  expect(at("/pt-BR/a", { ...main, folder: "" })).toBe("opens /pt-BR/404.html#%2Fpt-BR%2Fa");
});

test("which takes the address back", () => {
  expect(at("/club/bn/404.html#%2Fclub%2Fbn%2Fevents%2Fgone%3Ffrom%3Dx", bangla)).toBe(
    "is /club/bn/events/gone?from=x",
  );
});

test.each([
  ["/club/events/gone", main],
  ["/club/bnx/gone", main],
  ["/club/bn/events/gone", bangla],
  ["/club/bn/404.html#%2F%2Fevil.example%2F", bangla],
  ["/club/bn/404.html#main", bangla],
])("%s stays as it is", (address, data) => {
  expect(at(address, data)).toBeUndefined();
});

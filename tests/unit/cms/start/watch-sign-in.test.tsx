import { clearNotes } from "../../../../src/cms/saving/notes";
import { watchSignIn } from "../../../../src/cms/start/sign-in-problems";

/** Within this time the editor says that the sign-in has expired, in ms. */
const SOON = 5000;

const ask = window.fetch;

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  window.fetch = ask;
  clearNotes();
});

/** A host that answers with these statuses, one after the other. */
function answering(...statuses: readonly number[]): void {
  const answers = statuses.map((status) => ({ status, ok: status < 400, url: "https://api.example.org/user" }));
  Reflect.set(window, "fetch", () => Promise.resolve(answers.shift()));
  watchSignIn();
}

const notes = () => document.getElementById("notes")?.textContent ?? "";

test("an expired sign-in is told within five seconds", async () => {
  answering(401);
  await window.fetch("https://api.example.org/user");
  expect(notes()).toBe("");
  jest.advanceTimersByTime(SOON);
  expect(notes()).toContain("Your sign-in has expired.");
});

test("a sign-in that Decap has renewed meanwhile is not expired", async () => {
  answering(401, 200);
  await window.fetch("https://api.example.org/user");
  await window.fetch("https://api.example.org/user");
  jest.advanceTimersByTime(SOON);
  expect(notes()).toBe("");
});

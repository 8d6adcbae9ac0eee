import { screen, waitFor } from "@testing-library/react";
import { countNotices } from "../../../../src/components/start/count-notices";

const load = jest.fn<undefined, []>();
const asked = jest.fn<Promise<Response>, [string]>();
const place = () => document.querySelector<HTMLElement>("[data-newest]");
const answer = (ids: unknown) => asked.mockResolvedValue({ json: () => Promise.resolve(ids) } as Response);

beforeEach(() => {
  document.documentElement.lang = "en";
  document.body.innerHTML =
    '<a href="/notice">Notice <b data-newest="/club/newest-notices.json" hidden><i data-own="count"></i> new</b></a>';
  for (const mock of [load, asked]) mock.mockReset();
  Reflect.set(globalThis, "fetch", asked);
  answer(["c", "b", "a"]);
});

test("nothing is asked for on a device that does not know the notices", () => {
  countNotices(load);
  expect(asked).not.toHaveBeenCalled();
});

test("a device that has seen one of three shows that two are new, without the application", async () => {
  localStorage.setItem("seenNotices", '["a"]');
  countNotices(load);
  await waitFor(() => expect(place()).toBeVisible());
  expect(screen.getByRole("link")).toHaveAccessibleName("Notice 2 new");
  expect(asked.mock.calls[0]?.[0]).toBe("/club/newest-notices.json");
  expect(load).not.toHaveBeenCalled();
});

test("the number disappears when all are seen, even in another tab, or when nothing is remembered any more", async () => {
  for (const stored of ['["c","b","a"]', "off"]) {
    place()?.removeAttribute("hidden");
    localStorage.setItem("seenNotices", stored);
    countNotices(load);
    await waitFor(() => expect(place()).not.toBeVisible());
  }
});

test("a page that marks new notices gets the application for them, and none if nothing is new", async () => {
  document.body.insertAdjacentHTML("beforeend", '<p data-seen=\'["c","b","a"]\'></p>');
  localStorage.setItem("seenNotices", '["c","b","a"]');
  countNotices(load);
  await new Promise((done) => setTimeout(done));
  expect(load).not.toHaveBeenCalled();
  localStorage.setItem("seenNotices", '["b","a"]');
  countNotices(load);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test("the menu reads as well without the number", async () => {
  localStorage.setItem("seenNotices", '["a"]');
  asked.mockRejectedValue(new TypeError("offline"));
  countNotices(load);
  await new Promise((done) => setTimeout(done));
  expect(place()).not.toBeVisible();
});

import { fireEvent } from "@testing-library/react";
import { startOnUse } from "../../../../src/components/start/start-on-use";

const load = jest.fn<undefined, []>();

beforeAll(() => startOnUse(load));

beforeEach(() => {
  load.mockClear();
  document.body.innerHTML = `
    <button><b>Menu</b></button><input><select></select><textarea></textarea>
    <a href="/search" data-start="intent">Search</a><a href="/events">Events</a><p>Text</p><img alt="">`;
});

const element = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

afterEach(() => document.body.replaceChildren());

test.each(["button", "b", "input", "select", "textarea", "a[data-start]"])(
  "the application is loaded for a reader who points at %s, or moves the focus there",
  (selector) => {
    fireEvent.pointerOver(element(selector));
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.focusIn(element(selector));
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test.each(["a[href='/events']", "p", "body"])("%s works without it", (selector) => {
  fireEvent.pointerOver(element(selector));
  fireEvent.focusIn(element(selector));
  expect(load).not.toHaveBeenCalled();
});

test("a picture that fails is replaced by the application", () => {
  fireEvent.error(element("img"));
  expect(load).toHaveBeenCalledTimes(1);
});

test("what another tab stores is heard by the application", () => {
  fireEvent(window, new StorageEvent("storage", { key: "currentMember" }));
  expect(load).toHaveBeenCalledTimes(1);
});

import { act, screen } from "@testing-library/react";
import { type ChangeEvent, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { EARLY_INPUT } from "../../../../src/components/start/start-events";
import { fetchForPress, rememberPlaces, takeOver } from "../../../../src/components/start/take-over";

afterEach(() => Reflect.deleteProperty(window, EARLY_INPUT));

function pressEarly(html: string): void {
  document.body.innerHTML = html;
  const [...elements] = document.body.children;
  Reflect.set(window, EARLY_INPUT, new Map(elements.map((element) => [element, {}])));
}

test("the code of what an early press opens is asked for at once, and no other", () => {
  const viewer = jest.fn();
  const search = jest.fn();
  pressEarly(`<a data-opens="search">Search</a><button>Next</button>`);

  fetchForPress({ viewer, search });

  expect(search).toHaveBeenCalledTimes(1);
  expect(viewer).not.toHaveBeenCalled();
});

test("nothing is asked for if nothing was pressed, or what was pressed opens something unknown", () => {
  const search = jest.fn();

  fetchForPress({ search });
  pressEarly(`<a data-opens="other">Other</a>`);
  fetchForPress({ search });

  expect(search).not.toHaveBeenCalled();
});

test("React hears of a text that was typed before it came, and the caret stays where it was", async () => {
  document.body.innerHTML = `<div id="root"><input aria-label="Search" value="" /></div>`;
  const root = document.getElementById("root") ?? document.body;
  const early = screen.getByRole<HTMLInputElement>("textbox");
  early.value = "abc";
  early.setSelectionRange(1, 1);
  const event = new Event("input");
  Reflect.set(window, EARLY_INPUT, new Map([[early, { event, value: "abc", checked: undefined }]]));
  const heard: string[] = [];
  const Search = () => {
    const [text, setText] = useState("");
    const onChange = (change: ChangeEvent<HTMLInputElement>) => {
      heard.push(change.target.value);
      setText(change.target.value);
    };
    return <input aria-label="Search" value={text} onChange={onChange} />;
  };
  const successorOf = rememberPlaces(root);
  await act(async () => {
    hydrateRoot(root, <Search />);
    await Promise.resolve();
  });
  await act(async () => {
    takeOver(successorOf);
    await Promise.resolve();
  });
  expect(heard).toEqual(["abc"]);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  expect([field.value, field.selectionStart]).toEqual(["abc", 1]);
});

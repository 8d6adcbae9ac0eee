import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ChangeEvent, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { guardTypedText, moveIntoNewFields } from "../../../../src/components/start/early-fields";
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

describe("While React takes a page over, a field in which someone types", () => {
  const heard: string[] = [];
  /** As a page does whose address has `?q=camp`. */
  const Search = () => {
    const [text, setText] = useState("");
    useEffect(() => setText("camp"), []);
    const onChange = (change: ChangeEvent<HTMLInputElement>) => {
      heard.push(change.target.value);
      setText(change.target.value);
    };
    return (
      <label>
        Search <b>x</b>
        <input value={text} onChange={onChange} />
      </label>
    );
  };
  const field = () => screen.getByRole<HTMLInputElement>("textbox");

  /** Types 'abc', with the caret after the first letter, and lets React take over that page. */
  async function typeEarly(html: string): Promise<HTMLInputElement> {
    heard.length = 0;
    document.body.innerHTML = `<div id="root">${html}</div>`;
    const root = document.getElementById("root") ?? document.body;
    const early = field();
    early.value = "abc";
    early.focus();
    early.setSelectionRange(1, 1);
    Reflect.set(window, EARLY_INPUT, new Map([[early, { event: new Event("input"), value: "ab" }]]));
    const successorOf = rememberPlaces(root);
    const release = guardTypedText();
    await act(async () => {
      hydrateRoot(root, <Search />, { onRecoverableError: () => undefined });
      await Promise.resolve();
    });
    moveIntoNewFields(successorOf, early);
    await act(() => takeOver(successorOf));
    release();
    return early;
  }

  const expectTyped = () => {
    expect(heard).toEqual(["abc"]);
    expect([field().value, field().selectionStart]).toEqual(["abc", 1]);
    expect(field()).toHaveFocus();
  };

  test("keeps its text and its caret, even if the address differs", async () => {
    const early = await typeEarly(`<label>Search <b>x</b><input value=""></label>`);
    expectTyped();
    expect(field()).toBe(early);
  });

  test("passes both and the focus to its replacement on a changed page", async () => {
    const early = await typeEarly(`<label><font>Buscar</font> <b>x</b><input value=""></label>`);
    expectTyped();
    expect(early.isConnected).toBe(false);
  });

  test("is an ordinary field afterwards", async () => {
    await typeEarly(`<label>Search <b>x</b><input value=""></label>`);
    await userEvent.type(field(), "d");
    expect(heard).toEqual(["abc", "abcd"]);
    field().value = "set by a script";
    expect(field().value).toBe("set by a script");
  });
});

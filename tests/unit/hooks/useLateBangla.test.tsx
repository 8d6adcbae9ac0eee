import { readFileSync } from "node:fs";
import path from "node:path";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useLateBangla } from "../../../src/hooks/useLateBangla";

const loaded: string[] = [];
const added = jest.fn();

/** A font, which jsdom lacks. */
class FakeFont {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}

  load() {
    loaded.push(`${this.family}: ${this.source}`);
    return Promise.reject(new Error("offline"));
  }
}

/** A device that draws these letters, each as wide as it is; all others in the same box. */
function deviceKnows(letters: string): void {
  const measureText = (text: string) => ({ width: letters.includes(text) ? (text.codePointAt(0) ?? 0) : 10 });
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", {
    configurable: true,
    value: () => ({ measureText }),
  });
}

beforeEach(() => {
  loaded.length = 0;
  Object.defineProperty(window, "FontFace", { configurable: true, value: FakeFont });
  Object.defineProperty(document, "fonts", { configurable: true, value: { add: added } });
});

const { getContext } = HTMLCanvasElement.prototype;

afterEach(() => {
  HTMLCanvasElement.prototype.getContext = getContext;
  Reflect.deleteProperty(window, "FontFace");
  Reflect.deleteProperty(document, "fonts");
});

function Words({ text, isShown = true }: { readonly text: string; readonly isShown?: boolean }) {
  useLateBangla();
  return isShown ? <p>{text}</p> : null;
}

const settle = () => act(async () => Promise.resolve());

describe("On a device that knows no Bangla, the letters of the site", () => {
  beforeEach(() => deviceKnows("abc"));

  it("come when an element brings words in Bangla", async () => {
    const { rerender } = render(<Words text="নোটিশ" isShown={false} />);
    await settle();
    expect(loaded).toEqual([]);
    rerender(<Words text="নোটিশ" />);
    await settle();
    expect(loaded).toEqual(["Bangla: url(/static/font.woff2)"]);
    expect(added).toHaveBeenCalledTimes(1);
  });

  it("come when a text changes to Bangla, and only once", async () => {
    const { rerender } = render(<Words text="Notice" />);
    for (const text of ["Notices", "নোটিশ", "Notice", "সময়"]) {
      rerender(<Words text={text} />);
      await settle();
    }
    expect(loaded).toHaveLength(1);
  });

  it("come when someone types Bangla into a field", async () => {
    render(
      <>
        <Words text="Notice" />
        <input />
      </>,
    );
    for (const value of ["Notice", "নোটিশ", "সময়"]) fireEvent.input(screen.getByRole("textbox"), { target: { value } });
    await settle();
    expect(loaded).toHaveLength(1);
  });
});

test("a device that knows Bangla loads none", async () => {
  deviceKnows("কি");
  const { rerender } = render(<Words text="Notice" />);
  rerender(<Words text="নোটিশ" />);
  await settle();
  expect(loaded).toEqual([]);
});

test("the style sheet, the script before the first paint and later letters mean the same letters by Bangla", () => {
  const files = ["layout/base.css", "../../static/bangla.js", "../hooks/useLateBangla.ts"];
  const sources = files.map((file) => readFileSync(path.join("src/components", file), "utf8"));
  const ranges = sources.map((source) => [...new Set(source.match(/U\+0951[^";]*/g))]);
  expect(ranges).toEqual(files.map(() => ["U+0951-0952, U+0964-0965, U+0980-09FF"]));
});

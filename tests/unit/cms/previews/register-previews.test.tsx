import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { registerPreviews } from "../../../../src/cms/previews/register-previews";

const templates = new Map<string, ComponentType<object>>();

jest.mock("decap-cms-app", () => ({
  registerPreviewStyle: jest.fn(),
  registerPreviewTemplate: (name: string, template: ComponentType<object>) => templates.set(name, template),
}));

/** As Decap gives it to a template. */
const entryWith = (content: string) => ({ get: () => ({ toJS: () => ({ id: "n", title: "N", content }) }) });
const getAsset = (path: string) => path;

test("the preview of a text is drawn once typing pauses, not with each key", () => {
  jest.useFakeTimers();
  registerPreviews([], new Date("2026-03-01T10:00:00Z"));
  const Template = templates.get("notices") ?? (() => null);
  const shown = (content: string) => <Template {...{ entry: entryWith(content), getAsset, document }} />;
  const { container, rerender } = render(shown("Before"));
  expect(container).toHaveTextContent("Before");
  for (const text of ["B", "Br", "Bri", "Bring pens"]) {
    act(() => jest.advanceTimersByTime(100));
    rerender(shown(text));
    expect(container).toHaveTextContent("Before");
  }
  act(() => jest.advanceTimersByTime(200));
  expect(container).toHaveTextContent("Bring pens");
});

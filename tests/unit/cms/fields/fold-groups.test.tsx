import { foldGroups, skipFoldedOnTab } from "../../../../src/cms/fields/fold-groups";
import { event } from "../../../../src/model/kinds/event";
import { fieldsOf } from "../../../../src/model/schema/schema-fields";

test("the fields of a group that is opened in the moment after Tab can be used", () => {
  const parts = ["date", "time"].map((name) => `<p><label for="${name}-field-1">${name}</label><input /></p>`);
  document.body.innerHTML = `<div><div>${parts.join("")}</div></div>`;
  const fields = fieldsOf(event.schema).filter(({ name }) => name === "date");
  for (const pane of document.body.children) foldGroups(pane, [{ heading: "When", fields }], "events");
  const part = document.querySelector("p");
  const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key }));
  jest.useFakeTimers();
  skipFoldedOnTab();

  press("Tab");
  expect(part?.hasAttribute("inert")).toBe(true);
  document.querySelector("button")?.click();
  jest.runAllTimers();
  expect([part?.hasAttribute("data-folded"), part?.hasAttribute("inert")]).toEqual([false, false]);
});

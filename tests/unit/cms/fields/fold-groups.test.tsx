import { foldGroups, skipFoldedOnTab } from "../../../../src/cms/fields/fold-groups";
import { event } from "../../../../src/model/kinds/event";
import { fieldsOf } from "../../../../src/model/schema/schema-fields";

test("the fields of a group that is opened in the moment after Tab can be used", () => {
  document.body.innerHTML = '<div><p><label for="date-field-1">Date</label><input id="date-field-1" /></p></div>';
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

import { startWhenNear } from "../../../../src/components/start/start-when-near";
import { fakeIntersections, intersect } from "../../../support/components/intersections";

const load = jest.fn<undefined, []>();

function comeNear(): void {
  for (const element of document.querySelectorAll("[data-start=visible]")) intersect(element, true);
}

beforeEach(() => {
  load.mockClear();
  fakeIntersections();
  document.body.innerHTML = '<p data-start="visible"></p>';
});

afterEach(() => document.body.replaceChildren());

describe("A part that needs the application when it is seen", () => {
  it("gets it once its reader reads on and it comes near", () => {
    startWhenNear(load);
    window.dispatchEvent(new Event("scroll"));
    comeNear();
    expect(load).toHaveBeenCalled();
  });

  it("does not get it in the first screen of a reader who only looks", () => {
    startWhenNear(load);
    comeNear();
    expect(load).not.toHaveBeenCalled();
  });
});

import { startWhenNear } from "../../../../src/components/start/start-when-near";

const load = jest.fn<undefined, []>();

/** Scrolls until the part is so far below the upper edge of the window, in px. */
function scrollTo(top: number): void {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, 20));
  window.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  load.mockClear();
  document.body.innerHTML = '<p data-start="visible"></p>';
});

afterEach(() => document.body.replaceChildren());

describe("A part that needs the application when it is seen", () => {
  it("gets it once its reader reads on and it comes near", () => {
    startWhenNear(load);
    scrollTo(window.innerHeight + 300);
    expect(load).not.toHaveBeenCalled();
    scrollTo(window.innerHeight + 100);
    expect(load).toHaveBeenCalled();
  });

  it("does not get it in the first screen of a reader who only looks", () => {
    startWhenNear(load);
    expect(load).not.toHaveBeenCalled();
  });
});

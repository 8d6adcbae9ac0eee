import { markPage } from "../../../../src/components/start/mark-page";

const root = document.documentElement;
const marks = () => {
  markPage();
  return Object.fromEntries(Object.entries(root.dataset));
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/notice");
});

afterEach(() => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});

describe("Before a page is drawn, its styles know", () => {
  it("that scripts run, and nothing else on a device that keeps nothing", () => {
    expect(marks()).toEqual({ script: "on" });
  });

  it.each(["/notice?q=a", "/notice#x"])("that %s says more than the page", (address) => {
    window.history.replaceState(null, "", address);
    expect(marks()).toEqual({ script: "on", deepLink: "on" });
  });

  it("that what Facebook adds to a link says nothing", () => {
    window.history.replaceState(null, "", "/notice?fbclid=IwAR0");
    expect(marks()).toEqual({ script: "on" });
  });

  it.each(["light", "dark"])("that the theme %s was chosen", (theme) => {
    localStorage.setItem("theme", theme);
    expect(marks()).toEqual({ script: "on", theme });
  });

  it("no theme that there is not", () => {
    localStorage.setItem("theme", "blue");
    expect(marks()).toEqual({ script: "on" });
  });

  it("that the device is an editor's", () => {
    localStorage.setItem("editor", "opened");
    expect(marks()).toEqual({ script: "on", editor: "on" });
  });

  it("the address, too, where the browser blocks its storage", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
    window.history.replaceState(null, "", "/notice#x");
    expect(marks()).toEqual({ script: "on", deepLink: "on" });
  });
});

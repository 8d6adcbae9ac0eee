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

  it.each(["/notice?q=a", "/member#codeforces", "/post#12", "/member-data?download", "/notice?a=b&page=2"])(
    "that %s says more than the page",
    (address) => {
      window.history.replaceState(null, "", address);
      expect(marks()).toEqual({ script: "on", deepLink: "on" });
    },
  );

  it.each([
    ...["?fbclid=IwAR0", "?igsh=x", "?gclid=1&gad_source=2", "?mc_cid=3&mc_eid=4", "?si=q", "?ref=page", "?xq=1&q2=3"],
    ...["#x", "#main", "#12a", "?", "#"],
  ])("that %s, which others add to links, says nothing", (address) => {
    window.history.replaceState(null, "", `/notice${address}`);
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
    window.history.replaceState(null, "", "/post#12");
    expect(marks()).toEqual({ script: "on", deepLink: "on" });
  });
});

import { markPage } from "../../../../src/components/start/mark-page";
import { blockStorage } from "../../../support/components/block-storage";

/** As the parts of some pages write them. */
const ways = ["load?[?&](?:q|page|download)(?![^=&#])|#(?:\\d+|codeforces)$"];

const root = document.documentElement;
const marks = () => {
  markPage(ways);
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

  it("that what others add to links says nothing", () => {
    window.history.replaceState(null, "", "/notice?fbclid=IwAR0#main");
    expect(marks()).toEqual({ script: "on" });
  });

  it.each(["light", "dark"])("that the theme %s was chosen", (theme) => {
    localStorage.setItem("theme", theme);
    document.head.innerHTML = `
      <meta data-theme="light" media="(prefers-color-scheme: light)">
      <meta data-theme="dark" media="(prefers-color-scheme: dark)">`;
    expect(marks()).toEqual({ script: "on", theme });
    const inForce = [...document.querySelectorAll<HTMLElement>("meta:not([media='not all'])")];
    expect(inForce.map(({ dataset }) => dataset.theme)).toEqual([theme]);
    document.head.replaceChildren();
  });

  it("that the device is an editor's", () => {
    localStorage.setItem("editor", "opened");
    expect(marks()).toEqual({ script: "on", editor: "on" });
  });

  it("that the reader comes back to a list that was longer", () => {
    window.history.replaceState({ of: "", shown: 40 }, "");
    expect(marks()).toEqual({ script: "on", deepLink: "on" });
  });

  it("who is signed in, and the page has the name and the initials as text", () => {
    const [name = root, initials = root] = ["name", "initials"].map((of) => {
      const place = document.body.appendChild(document.createElement("span"));
      place.dataset.own = of;
      return place;
    });
    localStorage.setItem("currentMember", JSON.stringify({ name: '  Nadia "the \\ Fast" ', id: 3 }));
    expect(marks()).toEqual({ script: "on", member: "on" });
    expect([name, initials].map(({ textContent }) => textContent)).toEqual(['Nadia "the \\ Fast"', 'N"']);
  });

  it.each(["{", "[]", '{"name":7}', '{"name":" "}'])("no member where the device keeps %s", (entry) => {
    localStorage.setItem("currentMember", entry);
    expect(marks()).toEqual({ script: "on" });
  });

  it("that a member has signed out meanwhile", () => {
    localStorage.setItem("currentMember", JSON.stringify({ name: "Nadia" }));
    markPage(ways);
    localStorage.clear();
    expect(marks()).toEqual({ script: "on" });
  });

  it("the address, too, where the browser blocks its storage", () => {
    blockStorage("getItem");
    window.history.replaceState(null, "", "/post#12");
    expect(marks()).toEqual({ script: "on", deepLink: "on" });
  });
});

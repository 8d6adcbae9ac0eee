import { createRequire } from "node:module";
import path from "node:path";
import { fireEvent, render, screen } from "@testing-library/react";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { Link, navigate } from "../../../../src/gatsby/browser/Link";
import { ShownLocation } from "../../../../src/gatsby/browser/shown-location";
import { isLeftToBrowser } from "../../../support/components/is-left-to-browser";
import { inFolder, leaveFolderAfterEach } from "../../../support/in-folder";

leaveFolderAfterEach();

/** Packages that only Gatsby's own folder has. */
const load = createRequire(path.resolve("node_modules/gatsby/package.json"));

function partOf(name: string, part: string): ComponentType<Record<string, unknown>> {
  const component: unknown = Reflect.get(Object(load(name)), part);
  if (!isComponent(component)) throw new Error(`${name} has no ${part}`);
  return component;
}

const isComponent = (value: unknown): value is ComponentType<Record<string, unknown>> =>
  typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);

const moves: unknown[] = [];
const hovered: string[] = [];

beforeEach(() => {
  moves.length = 0;
  hovered.length = 0;
  Object.assign(window, {
    ___navigate: (...move: readonly unknown[]) => void moves.push(move),
    ___loader: { hovering: (address: string) => void hovered.push(address) },
    // What webpack puts where these names are.
    __BASE_PATH__: "",
    __TRAILING_SLASH__: "never",
  });
});

afterEach(() => {
  for (const name of ["___navigate", "___loader", "__BASE_PATH__", "__TRAILING_SLASH__"])
    Reflect.deleteProperty(window, name);
});

const draw = (to: string, pathname = "/events") =>
  render(
    <ShownLocation.Provider value={{ pathname }}>
      <Link to={to}>words</Link>
    </ShownLocation.Provider>,
  );

describe("A link of a built site", () => {
  it.each([
    ["/", "/"],
    ["/", "/events"],
    ["/events", "/events"],
    ["/events", "/events/code-sprint"],
    ["/events/", "/events"],
    ["/events/?from=home#late", "/events"],
    ["/member#codeforces", "/member"],
    ["/myclass/web/node.js", "/"],
    ["/blog/বাংলা", "/blog/%E0%A6%AC%E0%A6%BE%E0%A6%82%E0%A6%B2%E0%A6%BE"],
  ])("to %s on %s is the element that Gatsby renders into the HTML", (to, pathname) => {
    const ServerLocation = partOf("@gatsbyjs/reach-router", "ServerLocation");
    const GatsbyLink = partOf("gatsby-link", "Link");
    for (const props of [{ className: "card", title: "Words" }, { lang: "bn" }]) {
      const own = (
        <ShownLocation.Provider value={{ pathname }}>
          <Link to={to} {...props}>
            words
          </Link>
        </ShownLocation.Provider>
      );
      const gatsbys = createElement(ServerLocation, {
        url: pathname,
        children: createElement(GatsbyLink, { to, ...props, children: "words" }),
      });
      expect(parts(renderToStaticMarkup(own))).toEqual(parts(renderToStaticMarkup(gatsbys)));
    }
  });

  it("is followed without a load", () => {
    draw("/team/?new");
    fireEvent.mouseEnter(screen.getByRole("link"));
    expect(hovered).toEqual(["/team?new"]);
    expect(isLeftToBrowser(screen.getByRole("link"))).toBe(false);
    expect(moves).toEqual([["/team?new", {}]]);
  });

  it("makes no second entry in the history for the page that is shown", () => {
    draw("/events");
    expect(screen.getByRole("link")).toHaveAttribute("aria-current", "page");
    fireEvent.click(screen.getByRole("link"));
    expect(moves).toEqual([["/events", { replace: true }]]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "is left to the browser where the click asks for that: %j",
    (click) => {
      draw("/team");
      expect(isLeftToBrowser(screen.getByRole("link"), click)).toBe(true);
      expect(moves).toEqual([]);
    },
  );

  it("is not followed if its page does something else", () => {
    render(
      <Link to="/search" onClick={(event) => event.preventDefault()}>
        Search
      </Link>,
    );
    fireEvent.click(screen.getByRole("link"));
    expect(moves).toEqual([]);
  });

  it("leads into the folder of the site", () => {
    inFolder("/club");
    draw("/", "/club/");
    expect(screen.getByRole("link")).toHaveAttribute("href", "/club/");
    expect(screen.getByRole("link")).toHaveAttribute("aria-current", "page");
    navigate("/events?new", { replace: true });
    expect(moves).toEqual([["/club/events?new", { replace: true }]]);
  });
});

/** An element without the order of its attributes. */
function parts(html: string): readonly string[] {
  const [, tag, text = ""] = /^<a ([^>]*)>(.*)<\/a>$/.exec(html) ?? [];
  if (tag === undefined) throw new Error(`${html} is not a link`);
  return [...[...tag.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute).toSorted(), text];
}

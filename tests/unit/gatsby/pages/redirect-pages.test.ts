import type { CreatePageArgs } from "gatsby";
import { isMovedPage, leaveOutPage, redirectPageErrors } from "../../../../src/gatsby/pages/redirect-pages";
import { checkContent } from "../../../../src/content/check/check-content";
import { redirectList } from "../../../../src/model/site/redirect-list";
import { withContentTree } from "../../../support/content/content-tree";

const neighbours = { pages: ["/", "/events", "/events/x", "/404.html"], staticFiles: ["bangla.js", "club/index.html"] };

describe("The page of a redirect", () => {
  it.each(["/old", "/events/old", "/old.html", "/events/x/y", "/theme", "/clubs"])("may be made at %s", (from) => {
    expect(redirectPageErrors([from], neighbours)).toEqual([]);
  });

  it.each([
    ["/index.html", "would overwrite a file: index.html"],
    ["/events/index.html", "would overwrite a file: events/index.html"],
    ["/Events", "would overwrite a file: Events/index.html"],
    ["/404.html", "would overwrite a file: 404.html"],
    ["/club", "would overwrite a file: club/index.html"],
    ["/bangla.js", "would be below a file: bangla.js/index.html"],
    ["/bangla.js/x", "would be below a file: bangla.js/x/index.html"],
    ["/../../outside", "would be written outside its folder: ../../outside/index.html"],
    ["/events/../x", "would be written outside its folder"],
    ["/a//b", "would be written outside its folder"],
    ["/..\\outside", "would be written outside its folder"],
  ])("is never written at %s", (from, error) => {
    const errors = redirectPageErrors([from], neighbours);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(error);
  });

  it("is not written over that of another redirect", () => {
    expect(redirectPageErrors(["/a", "/A"], neighbours)).toHaveLength(1);
    expect(redirectPageErrors(["/a.html", "/a.html/b"], neighbours)).toHaveLength(1);
  });
});

describe("The page of a part that the club has switched off", () => {
  const invitation = { from: "/discord", to: "https://discord.example.org/invite" };

  /** The pages that are left of one at this address, in a club with these redirects. */
  function leftOf(path: string, redirects: readonly object[]): readonly CreatePageArgs["page"][] {
    const pages = new Map<string, CreatePageArgs["page"]>();
    const page = { path, component: "src/pages/discord.tsx", context: {} };
    pages.set(path, page);
    const node = { id: "redirects", redirects };
    leaveOutPage({
      page,
      actions: {
        createPage: (created: CreatePageArgs["page"]) => void pages.set(created.path, created),
        deletePage: (deleted: { path: string }) => void pages.delete(deleted.path),
      },
      getNodesByType: (type: string) => (type === redirectList.typeName ? [node] : []),
    } as unknown as CreatePageArgs);
    return [...pages.values()];
  }

  it("is left out", () => expect(leftOf("/discord", [{ from: "/old", to: "/events" }])).toEqual([]));

  it("gives its address to a redirect, which the content check accepts", () => {
    const [page, ...others] = leftOf("/discord", [invitation]);
    expect(others).toEqual([]);
    expect(page).toMatchObject({ path: "/discord", context: { to: invitation.to } });
    expect(page && isMovedPage(page)).toBe(true);
    const files = {
      "site/settings.json": { off: ["discord"] },
      "site/redirects.json": { redirects: [invitation] },
    };
    expect(withContentTree(files, (directory) => checkContent(directory).diagnostics)).toEqual([]);
  });
});

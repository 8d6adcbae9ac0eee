import type { CreatePageArgs } from "gatsby";
import { isMovedPage, leaveOutPage } from "../../../../src/gatsby/pages/redirect-pages";
import { linesFor } from "../../content/check/lines-for";
import { redirectList } from "../../../../src/model/site/redirect-list";

describe("The page of a part that the club has switched off", () => {
  const invitation = { from: "/discord", to: "https://discord.example.org/invite" };

  /** The pages that are left at this address, in a club with these redirects. */
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
    expect(linesFor(files)).toEqual([]);
  });
});

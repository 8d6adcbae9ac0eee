import { render, screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import Blog from "../../../src/pages/blog";
import Team from "../../../src/pages/team";
import { leader, pastLeader } from "../../support/components/people";

const site = { siteMetadata: { siteUrl: "https://club.test" } };

/** The paths that the page lists for search engines; Helmet writes them with the next frame. */
async function listed(): Promise<readonly string[]> {
  const script = await waitFor(() => {
    const found = document.head.querySelector('script[type="application/ld+json"]');
    if (!found) throw new Error("The page lists nothing");
    return found;
  });
  return [...script.innerHTML.matchAll(/"position":\d+,"url":"https:\/\/[^/]*([^"]*)"/g)].map(([, path = ""]) => path);
}

test("the blog lists for search engines what it shows, the newest article first", async () => {
  const article = (jsonId: string, publishDate: string) => ({
    ...{ jsonId, title: jsonId, publishDate, tags: [], authors: [], body: { wordCount: 0 } },
  });
  const allArticle = { nodes: [article("old", "2026-01-01"), article("new", "2026-02-01")] };
  render(<Blog {...({ data: { site, allArticle } } as unknown as ComponentProps<typeof Blog>)} />);
  expect(await listed()).toEqual(["/blog/new", "/blog/old"]);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(["new", "old"]);
});

test("someone who is on the team no longer is among the past leaders, for search engines, too", async () => {
  const team = { nodes: [leader({ jsonId: 1, name: "Fábio", isActive: false }), leader({ jsonId: 2, name: "Eva" })] };
  const past = { nodes: [pastLeader({ jsonId: 3, name: "Lea" })] };
  render(<Team {...({ data: { site, team, past } } as unknown as ComponentProps<typeof Team>)} />);
  const names = (name: string) =>
    within(screen.getByRole("region", { name }))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  expect(names("Past Leaders")).toEqual(["Fábio", "Lea"]);
  expect(await listed()).toEqual(["/profile/team/2", "/profile/team/1", "/profile/team/3"]);
});

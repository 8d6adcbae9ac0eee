import { render, screen } from "@testing-library/react";
import { PagePath } from "../../../../src/hooks/page-context";
import { ButtonLink } from "../../../../src/components/navigation/ButtonLink";
import { SiteLink } from "../../../../src/components/navigation/SiteLink";
import { withClubSettings } from "../../../support/club-settings";

const hint = "(opens in a new tab)";

function draw(to: string, newTab = false): HTMLAnchorElement {
  render(
    <SiteLink to={to} newTab={newTab}>
      words
    </SiteLink>,
  );
  const link = screen.getByText(/^words/, { selector: "a" });
  if (!(link instanceof HTMLAnchorElement)) throw new Error("SiteLink drew no link");
  return link;
}

describe("A link", () => {
  it.each([
    "/",
    "/events",
    "/events/code-sprint",
    "/member#codeforces",
    "/search?q=a.b",
    "/events/v1.0-release",
    "/myclass/web/node.js",
    "/myclass/web/index.html?from=home",
    "/events/club.ics",
    "/notice/rules-v1.10",
    "/workshop/next.js",
    "/blog/vue.js#setup",
    "/post/5",
    "/profile/member/5",
  ])("to the page %s of this site stays in this tab", (to) => {
    const link = draw(to);
    expect(link).toHaveAttribute("href", to);
    expect(link).not.toHaveAttribute("target");
    expect(link).not.toHaveTextContent(hint);
  });

  it("loses all slashes at the end of its path, as the addresses of pages have none", () => {
    expect(draw("/events//?next=/team/")).toHaveAttribute("href", "/events?next=/team/");
  });

  it.each([
    "https://example.org",
    "http://example.org/x",
    "HTTPS://EXAMPLE.ORG",
    "/static/1/routine.pdf",
    "/x.docx?v=1",
    "/docs/rules.pdf",
    "/members.json",
    "/calendar/events/code-sprint.ics",
    "/api/events.json",
    "/notice/feed.xml",
  ])("to %s opens a tab that does not know this one, and says so", (to) => {
    const link = draw(to);
    expect(link).toHaveAttribute("href", to);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveTextContent(hint);
  });

  it.each(["mailto:club@example.org", "tel:+8801700", "#main"])("to %s opens no tab", (to) => {
    const link = draw(to);
    expect(link).toHaveAttribute("href", to);
    expect(link).not.toHaveAttribute("target");
    expect(link).not.toHaveTextContent(hint);
  });

  it.each(["javascript:alert(1)", "javascript:x.pdf", "//evil.example"])("to %j leads nowhere", (to) => {
    expect(draw(to)).not.toHaveAttribute("href");
  });

  it.each([
    ["/events/", "page"],
    ["/events#next", null],
    ["/events/code-sprint", null],
  ])("from the page /events to %s is marked as %j", (to, current) => {
    render(
      <PagePath value="/events">
        <SiteLink to={to}>words</SiteLink>
      </PagePath>,
    );
    expect(screen.getByRole("link").getAttribute("aria-current")).toBe(current);
  });
});

describe("What leads to a list that is empty or off", () => {
  withClubSettings({ off: ["blog"], empty: ["workshops"] });

  it.each(["/blog", "/workshop"])("is no link, and no button: %s", (to) => {
    render(
      <>
        <SiteLink to={to}>words</SiteLink>
        <ButtonLink to={to}>button</ButtonLink>
      </>,
    );
    expect(screen.getByText("words")).toBeInTheDocument();
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.queryByText("button")).toBeNull();
  });
});

import { render, screen, within } from "@testing-library/react";
import { Footer } from "../../../../src/components/layout/Footer";
import { NavigationBar } from "../../../../src/components/layout/bar/NavigationBar";
import { ButtonLink } from "../../../../src/components/navigation/ButtonLink";
import { SiteLink } from "../../../../src/components/navigation/SiteLink";
import { AuthProvider } from "../../../../src/components/session/AuthProvider";
import { club } from "../../../support/components/club";
import { withClubSettings } from "../../../support/club-settings";

const linksOf = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link", { hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href")]);

const renderBar = () => render(<NavigationBar club={club} path="/" />, { wrapper: AuthProvider });

describe("The menus of a club that has named its own", () => {
  withClubSettings({
    menus: {
      header: [
        { label: "Projetos", to: "/post" },
        { label: "Agenda", to: "/events" },
        { label: "Loja", to: "https://loja.example.org" },
        { label: "Salas", to: "/myclass" },
      ],
      quickLinks: [{ label: "Equipe", to: "/team" }],
      footer: [{ label: "Início", to: "/" }],
      quickLinksLabel: "Mais",
      joinLabel: "Participe",
    },
    off: ["courses"],
    empty: ["events"],
  });

  it("has its links in order, without switched-off and empty pages", () => {
    renderBar();
    expect(linksOf("Main")).toEqual([
      ["Projetos", "/post"],
      ["Loja (opens in a new tab)", "https://loja.example.org"],
      ["Equipe", "/team"],
      ["Participe", "/registration"],
    ]);
    expect(screen.getByRole("button", { name: "Mais" })).toBeInTheDocument();
  });

  it("has its own links in the footer", () => {
    render(<Footer club={club} />);
    expect(linksOf("Footer")).toEqual([["Início", "/"]]);
  });
});

describe("The menus of a club with pages of its own", () => {
  withClubSettings({
    pageLinks: [
      { menu: "footer", label: "Privacy", to: "/privacy" },
      { menu: "header", label: "About", to: "/about" },
      { menu: "footer", label: "Home again", to: "/" },
    ],
  });

  it("end with the pages that chose them, each link once", () => {
    render(<Footer club={club} />);
    expect(linksOf("Footer").at(-1)).toEqual(["Privacy", "/privacy"]);
    expect(linksOf("Footer").filter(([, to]) => to === "/")).toHaveLength(1);
    renderBar();
    expect(linksOf("Main")[5]).toEqual(["About", "/about"]);
  });
});

describe("The bar of a club without registration and quick links", () => {
  withClubSettings({
    off: ["registration", "members", "advisors", "posts", "discord", "sub-communities", "blog", "courses"],
  });

  it("leads to the reasons to join instead, and has no empty menu", () => {
    render(<NavigationBar club={{ ...club, competitiveProgrammingUrl: null }} path="/" />, { wrapper: AuthProvider });
    expect(linksOf("Main").at(-1)).toEqual(["Join Us", "/join-us"]);
    expect(screen.queryByRole("button", { name: "Quick Links" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
  });

  it("has no link to a page that does not exist: a button disappears, words stay", () => {
    render(
      <p>
        Read <SiteLink to="/blog">our blog</SiteLink>. <ButtonLink to="/member">Members</ButtonLink>
      </p>,
    );
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("our blog")).toBeInTheDocument();
    expect(screen.queryByText("Members")).toBeNull();
  });
});

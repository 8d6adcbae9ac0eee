import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Footer } from "../../../../src/components/layout/Footer";
import { bareClub, club } from "../../../support/components/club";
import { organization } from "../../../../src/domain/structured-data/organization";

const logoButton = () => screen.getByRole("button", { name: /show the logo$/ });

describe("The footer", () => {
  it("has its quick links in their order", () => {
    render(<Footer club={club} />);
    const links = within(screen.getByRole("navigation", { name: "Footer" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/events",
      "/workshop",
      "/notice",
      "/team",
      "/advisor",
      "/member",
      "/post",
      "/sub-community",
      "/registration",
      "/discord",
      "/blog",
    ]);
    expect(screen.getByRole("link", { name: "Gallery" })).toHaveAttribute("href", "/post");
  });

  it("says how to reach the club", () => {
    render(<Footer club={club} />);
    expect(screen.getByRole("link", { name: "club@example.org" })).toHaveAttribute("href", "mailto:club@example.org");
    expect(screen.getByRole("link", { name: "+880 1700-000000" })).toHaveAttribute("href", "tel:+8801700000000");
    expect(screen.getByRole("link", { name: /Example Polytechnic/ })).toHaveAttribute("href", club.mapUrl);
  });

  it("knows the networks of other countries, too", () => {
    const social = {
      ...{ facebook: null, blog: null, linkedin: null, github: null },
      youtube: "https://www.youtube.com/@club",
      instagram: "https://www.instagram.com/club",
      whatsapp: "https://whatsapp.com/channel/club",
      telegram: "https://t.me/club",
      x: "https://x.com/club",
      discord: "https://discord.gg/club",
    };
    render(<Footer club={{ ...club, social }} />);
    const links = within(screen.getByRole("list", { name: "Social pages" })).getAllByRole("link");
    expect(links.map((link) => link.firstChild?.textContent)).toEqual([
      ...["YouTube", "Instagram", "WhatsApp", "Telegram", "X", "Discord"],
    ]);
    expect(organization({ ...club, social }, "/logo.png")).toMatchObject({
      sameAs: Object.values(social).filter(Boolean),
    });
  });

  it("names the years from the foundation to the present one", () => {
    const { rerender } = render(<Footer club={{ ...bareClub, foundedYear: 2020 }} year={2026} />);
    expect(screen.getByText(/©/)).toHaveTextContent("© 2020–2026 Example Programming Club");
    rerender(<Footer club={{ ...bareClub, foundedYear: 2026 }} year={2026} />);
    expect(screen.getByText(/©/)).toHaveTextContent("© 2026 Example Programming Club");
  });
});

describe("The logo of the footer", () => {
  it("is not part of its button, which is hidden without JavaScript", () => {
    const { container } = render(<Footer club={club} />);
    const logo = container.querySelector("img[src='/static/logo.png']");
    expect(logo).toBeInTheDocument();
    expect(logoButton()).not.toContainElement(logo instanceof HTMLElement ? logo : null);
    expect(logoButton()).not.toHaveTextContent(club.shortName);
  });

  it("opens in a dialog with the club's name", async () => {
    render(<Footer club={club} />);
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.setup().click(logoButton());
    const dialog = screen.getByRole("dialog", { name: "Logo of Example Programming Club" });
    expect(within(dialog).getByRole("img", { name: "Logo of Example Programming Club" })).toHaveAttribute(
      "src",
      "/static/logo.png",
    );
  });
});

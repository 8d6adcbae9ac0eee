import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Portfolio } from "../../../../../src/components/people/portfolio/Portfolio";
import { AdvisorProfile } from "../../../../../src/components/people/profile/AdvisorProfile";
import { LeaderProfile } from "../../../../../src/components/people/profile/LeaderProfile";
import { LeaderSeo } from "../../../../../src/components/people/profile/LeaderSeo";
import { MemberProfile } from "../../../../../src/components/people/profile/MemberProfile";
import { leader, pastLeader } from "../../../../support/components/people";

const advisor: Queries.AdvisorProfileFragment = {
  jsonId: 1,
  name: "Shahida Parvin",
  pronouns: null,
  links: [],
  designation: "Instructor",
  department: null,
  bio: "Teaches.",
  fullBio: null,
  specialization: ["Algorithms"],
  education: "B.Sc.",
  experience: "8 years",
  achievements: ["Coach"],
  projects: ["Judge"],
  courses: ["Data Structures"],
  email: "s@example.org",
  phone: "+880 1700-000001",
  office: "Room 212",
  linkedin: "https://www.linkedin.com/in/example",
  facebook: null,
  portfolio: "https://shahida.example.org",
  portfolioPage: "/shahida-parvin",
  image: null,
};

describe("A profile", () => {
  it("reads whole with nothing but a name", () => {
    render(<LeaderProfile leader={leader()} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Tahsin Rahman");
    expect(screen.getByText("TR")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
    expect(screen.queryByRole("term")).not.toBeInTheDocument();
    expect(screen.queryByText("Past Leader")).not.toBeInTheDocument();
  });

  it("shows pronouns, the group and further links", () => {
    const links = [
      { label: "Blog", url: { url: "https://tahsin.example.org/blog" } },
      { label: "Blog", url: { url: "/static/1/thesis.pdf" } },
      { label: "Lost", url: { url: null } },
    ];
    render(<LeaderProfile leader={leader({ pronouns: "he/him", group: "Executives", links })} />);
    expect(screen.getByText("he/him")).toBeInTheDocument();
    expect(screen.getByText("Executives")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: /^Blog of/ }).map((each) => each.getAttribute("href"))).toEqual([
      "https://tahsin.example.org/blog",
      "/static/1/thesis.pdf",
    ]);
    expect(screen.queryByText("Lost")).toBeNull();
  });

  it("of an advisor shows all that is known", () => {
    render(<AdvisorProfile advisor={advisor} />);
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "About",
      "Key Achievements",
      "Projects",
      "Courses Teaching",
    ]);
    for (const text of ["Instructor", "B.Sc.", "8 years", "Room 212", "Algorithms", "Teaches."])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Email s@example.org" })).toHaveAttribute("href", "mailto:s@example.org");
    expect(screen.getByRole("link", { name: "Phone +880 1700-000001" })).toHaveAttribute("href", "tel:+8801700000001");
    expect(screen.getByRole("link", { name: /Portfolio/ })).toHaveAttribute("href", "/shahida-parvin");
    expect(screen.getByRole("link", { name: /LinkedIn/ })).toHaveAttribute("target", "_blank");
  });

  it("of a past leader says so, when they served and what they do now", () => {
    render(
      <LeaderProfile
        leader={pastLeader({ tenure: "2022-2023", currentRole: "Engineer", portfolio: "https://x.example.org" })}
      />,
    );
    expect(screen.getByText("Past Leader")).toBeInTheDocument();
    expect(screen.getByText("Served").nextElementSibling).toHaveTextContent("2022-2023");
    expect(screen.getByText("Now").nextElementSibling).toHaveTextContent("Engineer");
    // Past leaders have no page that frames a portfolio.
    expect(screen.getByRole("link", { name: /Portfolio/ })).toHaveAttribute("href", "https://x.example.org");
  });

  it.each([
    ["someone on the team", leader(), "Team"],
    ["someone who is on it no longer", leader({ isActive: false }), "Past Leader"],
    ["a past leader", pastLeader(), "Past Leader"],
  ])("of %s says so in its title", async (_, person, label) => {
    render(<LeaderSeo leader={person} titleSuffix="" />);
    await waitFor(() => expect(document.title).toContain(`Tahsin Rahman, ${label}`));
  });

  it("of a member links Codeforces and never an unsafe address", () => {
    render(
      <MemberProfile
        member={{
          jsonId: 1,
          name: "Eva",
          pronouns: null,
          links: [],
          session: "2023-2024",
          shift: "2nd",
          roll: null,
          portfolio: "mailto:eva@example.org",
          portfolioPage: null,
          linkedin: null,
          facebook: "javascript:alert(1)",
          github: null,
          codeforces: "https://codeforces.com/profile/eva",
          iscp: true,
          image: null,
        }}
      />,
    );
    expect(screen.getByRole("link", { name: /Codeforces/ })).toHaveAttribute(
      "href",
      "https://codeforces.com/profile/eva",
    );
    expect(screen.getByRole("link", { name: /Portfolio/ })).toHaveAttribute("href", "mailto:eva@example.org");
    expect(screen.queryByText(/Facebook/)).not.toBeInTheDocument();
    expect(screen.queryByText("Roll")).not.toBeInTheDocument();
  });
});

describe("A portfolio", () => {
  const shown = () => document.querySelector("iframe");

  it("requests nothing from its site before a reader wants to see it here, and then gives it no rights", async () => {
    render(<Portfolio name="Eva" portfolio="https://eva.example.org/x" profile="/profile/member/2" />);
    expect(screen.getByRole("link", { name: /^Open eva\.example\.org in a new tab/ })).toHaveAttribute(
      "href",
      "https://eva.example.org/x",
    );
    expect(shown()).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show the portfolio here" }));
    expect(shown()).toHaveAttribute("sandbox", "allow-scripts allow-forms allow-popups");
    expect(shown()).toHaveAttribute("referrerpolicy", "no-referrer");
    expect(shown()).toHaveAttribute("title", "Portfolio of Eva");
    await userEvent.click(screen.getByRole("button", { name: "Hide the portfolio" }));
    expect(shown()).toBeNull();
  });
});

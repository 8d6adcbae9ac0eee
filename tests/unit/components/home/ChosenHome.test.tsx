import { render, screen } from "@testing-library/react";
import { ChosenHome } from "../../../../src/components/home/ChosenHome";
import { withClubSettings } from "../../../support/club-settings";

withClubSettings({ empty: [] });

type Data = Queries.ChosenHomePageQuery;

const file = (pictureUrl: string) => ({ pictureUrl, picture: null });

const achievement = { jsonId: "cup", title: "The cup", date: "2026-01-01", event: "A contest", place: "1st" };

const result = {
  ...{ jsonId: "regional", title: "Regional", date: "2026-05-02" },
  best: "3rd",
};

const sponsor = {
  ...{ jsonId: "nodi", name: "Nodi", logo: null, logoDark: null, url: "https://nodi.example.org", tier: null },
  ...{ from: null, until: null },
};

const question = {
  ...{ jsonId: "why", question: "Why?", answer: { html: "<p>Because.</p>" }, group: null, rank: null },
};

const project = {
  ...{ jsonId: "robot", title: "Robot", description: null, status: "active", startDate: null, endDate: null },
  ...{ tags: [], image: null },
};

function data(home: Partial<NonNullable<Data["home"]>>, more: Partial<Data> = {}): Data {
  const nothing = { heroTitle: null, heroText: null, awardsWon: null, projectsBuilt: null, skills: [], terminal: [] };
  return {
    site: { siteMetadata: { asOf: "2026-02-01T00:00:00.000Z" } },
    club: { name: "A Club", foundedYear: 2019, newsletterLink: null, claims: null },
    home: { ...nothing, sections: [], heroImages: [], ...home },
    allMember: { totalCount: 3 },
    allEvent: { totalCount: 0 },
    allWorkshop: { totalCount: 0 },
    contests: null,
    hosted: 0,
    upcoming: [],
    allPost: { nodes: [] },
    allProject: { nodes: [project] },
    allAchievement: { nodes: [achievement] },
    allResult: { nodes: [result] },
    allSponsor: { nodes: [sponsor] },
    allQuestion: { nodes: [question] },
    ...more,
  };
}

const headings = (level: number) => screen.queryAllByRole("heading", { level }).map((heading) => heading.textContent);

describe("The sections of a home page", () => {
  it("are those that the club has chosen, in its order, each once", () => {
    render(
      <ChosenHome
        data={data({ sections: ["hero", "questions", "sponsors", "achievements", "projects", "results", "claims"] })}
      />,
    );
    expect(headings(2)).toEqual([
      "Questions",
      "Sponsors",
      "What we are proud of",
      "What we build",
      "Results",
      "In our own words",
    ]);
    expect(screen.getByText("Our best: 3rd")).toBeVisible();
    expect(screen.getByRole("link", { name: "The cup" })).toHaveAttribute("href", "/achievements#cup");
    expect(screen.getByRole("link", { name: "Robot" })).toHaveAttribute("href", "/projects/robot");
    expect(screen.getByRole("link", { name: /^Nodi/ })).toHaveAttribute("href", "https://nodi.example.org");
    const lists = ["questions", "sponsors", "achievements", "projects", "results"].map(
      (list) => screen.getByRole("link", { name: `All ${list}` }).getAttribute("href") ?? "",
    );
    expect(lists).toEqual(["/faq", "/sponsors", "/achievements", "/projects", "/results"]);
  });

  it("are left out where nothing is in them", () => {
    const nodes: [] = [];
    const empty = {
      allProject: { nodes },
      allAchievement: { nodes },
      allResult: { nodes },
      allSponsor: { nodes },
      allQuestion: { nodes },
    };
    render(
      <ChosenHome
        data={data({ sections: ["hero", "projects", "achievements", "results", "sponsors", "questions"] }, empty)}
      />,
    );
    expect(headings(2)).toEqual([]);
  });
});

describe("The pictures of the hero", () => {
  const heroImages = [
    { src: file("/media/a.jpg"), alt: "The first day" },
    { src: file("/media/b.jpg"), alt: "The last day" },
  ];

  it("are shown with what they show in words, the first at once, and the sections stay the usual ones", () => {
    render(<ChosenHome data={data({ heroImages })} />);
    const [first, second] = screen.getAllByRole("img");
    expect([first, second].map((image) => image?.getAttribute("alt"))).toEqual(["The first day", "The last day"]);
    expect([first, second].map((image) => image?.getAttribute("loading"))).toEqual(["eager", "lazy"]);
    expect(headings(1)).toEqual(["A Club"]);
    expect(headings(2)).toEqual(["Upcoming", "In our own words"]);
  });
});

import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EventDetails } from "../../../../src/components/events/EventDetails";
import { eventDetails } from "../../../support/components/events";
import { shownToasts } from "../../../support/components/shown-toasts";

const draw = (fields: Parameters<typeof eventDetails>[0] = {}) =>
  render(<EventDetails event={eventDetails(fields)} asOf="2026-02-01T00:00:00.000Z" />);

const link = (name: RegExp | string) => screen.queryByRole("link", { name });
const fact = (label: string) => screen.getByText(label).closest("dt")?.nextElementSibling;
const section = (name: string) => screen.getByRole("region", { name });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-02-01T00:00:00Z"), advanceTimers: true });
});

describe("The page of an event", () => {
  it("says when, where and how many", () => {
    draw({ date: "2026-02-14", time: "10:00 AM - 6:00 PM", venue: "Lab 2", participants: "120", subtitle: "One idea" });
    for (const text of ["February 14, 2026", "10:00 AM - 6:00 PM", "Lab 2", "120+ people", "One idea", "Upcoming"])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Code Sprint");
  });

  it("offers no Register and names no last day to register when it is cancelled", () => {
    draw({ status: "cancelled", registrationOpen: true, registrationDeadline: "2026-02-10", maxParticipants: 60 });
    expect(screen.getByText("Cancelled")).toBeInTheDocument();
    expect(screen.getByText("This event was cancelled.")).toBeInTheDocument();
    expect(screen.queryByText(/Register/)).toBeNull();
  });

  it("offers no Register once it is over, and shows first what came of it", () => {
    const picture = { pictureUrl: "/a.jpg", picture: null };
    draw({
      ...{ date: "2026-01-10", registrationOpen: true, registrationDeadline: "2026-01-05", maxParticipants: 60 },
      ...{ description: "Short.", links: [{ label: "Results", url: { url: "/r.pdf" } }] },
      gallery: [{ alt: "A", thumbnail: picture, full: picture }],
    });
    expect(screen.queryByText(/Register|places/)).toBeNull();
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(["Event Gallery", "Links", "About This Event"]);
  });

  it("says on a phone, at its lower edge, when it is, what it costs and where to register", () => {
    draw({ date: "2026-02-14", registrationOpen: true, registrationLink: "https://forms.example.org/x", fee: 300 });
    const bar = screen.getByText("Sat 14 February · 300 taka").parentElement ?? document.body;
    expect(within(bar).getByRole("link", { name: /^Register for Code Sprint/ })).toHaveAttribute(
      "href",
      "https://forms.example.org/x",
    );
  });

  it("that is repeated says the next date, the rhythm and on which coming days it does not take place", () => {
    draw({
      ...{ date: "2026-01-06", time: "3:30 PM", repeats: "weekly", repeatsUntil: "2026-06-30" },
      repeatsExcept: ["2026-02-03", "2026-03-24"],
    });
    expect(screen.getByText("February 10, 2026")).toBeInTheDocument();
    expect(screen.getByText("Every Tuesday until June 30, 2026")).toBeInTheDocument();
    expect(fact("Except on")).toHaveTextContent(/^March 24, 2026$/);
  });

  it("offers to join online until it is over, also to those who read a page that was built before", () => {
    const online = { date: "2026-02-14", time: "10:00 AM - 6:00 PM", joinLink: "https://meet.example.org/a" };
    const { unmount } = draw(online);
    expect(link(/^Join online for Code Sprint/)).toHaveAttribute("href", online.joinLink);
    expect(screen.getByText("Online")).toBeInTheDocument();
    unmount();
    jest.setSystemTime(new Date("2026-02-14T18:00:00+06:00"));
    draw(online);
    expect(link(/^Join online/)).toBeNull();
  });

  it("asks for feedback for 14 days from its end, and says until when", () => {
    const held = { date: "2026-01-30", time: "10:00 AM - 6:00 PM", feedbackLink: "https://forms.example.org/a" };
    const { unmount } = draw(held);
    expect(link(/^Give feedback on Code Sprint/)).toHaveAttribute("href", held.feedbackLink);
    expect(link(/^Give feedback/)).toHaveAttribute("data-true-until", "2026-02-13T12:00:00.000Z");
    unmount();
    jest.setSystemTime(new Date("2026-02-13T18:00:00+06:00"));
    draw(held);
    expect(link(/^Give feedback/)).toBeNull();
  });

  it("links to the profiles and pages of its speakers; just names are a normal list", () => {
    const plain = { profile: null, link: null, image: null };
    const { unmount } = draw({ speakers: [{ ...plain, name: "Opu" }] });
    expect(within(section("Speakers")).getByRole("listitem")).toHaveTextContent(/^Opu$/);
    unmount();
    const [robi, mim] = [
      { ...plain, name: "Robi", profile: "/profile/team/1", link: "https://robi.example.org" },
      { ...plain, name: "Mim", link: "https://mim.example.org" },
    ];
    draw({ speakers: [{ ...plain, name: "Opu" }, robi, mim] });
    const links = within(section("Speakers")).getAllByRole("link");
    expect(links.map((each) => [each.textContent, each.getAttribute("href")])).toEqual([
      ["Robi", "/profile/team/1"],
      ["robi.example.org (opens in a new tab)", "https://robi.example.org"],
      ["Mim (opens in a new tab)", "https://mim.example.org"],
    ]);
  });

  it("links to slides, pages of the site and files", () => {
    draw({
      links: [
        { label: "Slides", url: { url: "https://example.org/slides" } },
        { label: "The notice", url: { url: "/notice/x" } },
        { label: "Results", url: { url: "/static/1/results.pdf" } },
        { label: "A lost file", url: { url: null } },
      ],
    });
    const links = within(section("Links"));
    expect(links.getByRole("link", { name: "Slides (opens in a new tab)" })).toHaveAttribute(
      "href",
      "https://example.org/slides",
    );
    expect(links.getByRole("link", { name: "The notice" })).toHaveAttribute("href", "/notice/x");
    expect(links.getByRole("link", { name: /^Results/ })).toHaveAttribute("href", "/static/1/results.pdf");
    expect(links.getAllByRole("listitem").at(-1)).toHaveTextContent(/^A lost file$/);
  });

  it("has no section without content, and none at all with only a title", () => {
    draw();
    expect(screen.queryAllByRole("region")).toEqual([]);
    expect(screen.getByRole("article")).not.toHaveTextContent(/null|undefined/);
    expect(screen.getByText("Date TBD")).toBeInTheDocument();
  });

  it("has all its sections in their order", () => {
    draw({
      description: "Short.",
      schedule: ["10 AM: Opening"],
      speakers: [{ name: "Nusrat Jahan", profile: null, link: null, image: null }],
      prizes: ["5,000 taka", "A book"],
      requirements: ["A laptop"],
      contactPerson: "Karim",
      gallery: [
        { alt: "A", thumbnail: { pictureUrl: "/s.jpg", picture: null }, full: { pictureUrl: "/l.jpg", picture: null } },
      ],
    });
    expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "About This Event",
      "Event Schedule",
      "Speakers",
      "Prizes",
      "Requirements",
      "Contact",
      "Event Gallery",
    ]);
  });

  it("shows the full description, or the short one if there is no other", () => {
    const { unmount } = draw({ description: "Short.", fullDescription: { html: "<p>The <em>whole</em> story</p>" } });
    expect(section("About This Event")).toHaveTextContent("The whole story");
    expect(screen.queryByText("Short.")).toBeNull();
    unmount();
    draw({ description: "Short." });
    expect(section("About This Event")).toHaveTextContent("Short.");
  });
});

describe("'Register Now'", () => {
  it.each([false, null])("is absent with registration open %j", (registrationOpen) => {
    draw({ registrationOpen, registrationLink: "https://forms.example.org/x" });
    expect(link(/Register Now/)).toBeNull();
  });

  it("leads to the event's form in a new tab", () => {
    draw({ registrationOpen: true, registrationLink: "https://forms.example.org/x" });
    expect(link(/Register Now/)).toHaveAttribute("href", "https://forms.example.org/x");
    expect(link(/Register Now/)).toHaveAttribute("target", "_blank");
  });
});

describe("The contact of an event", () => {
  it("names whom to ask and how", () => {
    draw({ contactPerson: "Karim", contactEmail: "k@example.org", contactPhone: "+880 1" });
    expect(section("Contact")).toHaveTextContent("Karim");
    expect(link("k@example.org")).toHaveAttribute("href", "mailto:k@example.org");
    expect(link("+880 1")).toHaveAttribute("href", "tel:+8801");
  });

  it.each([
    [0, "Fee: Free"],
    [1500, "Fee: 1,500 taka"],
  ])("of a fee of %d says %j", (fee, text) => {
    draw({ fee });
    expect(section("Contact")).toHaveTextContent(text);
  });
});

describe("The places of an event", () => {
  it.each([
    [60, 50, "10 of 60 places left"],
    [60, 60, "All 60 places are taken"],
    [60, 61, "All 60 places are taken"],
    [60, null, "60 places"],
    [12345, 1000, "11,345 of 12,345 places left"],
    [12345, null, "12,345 places"],
  ])("of %j with %j taken read %j", (maxParticipants, currentParticipants, text) => {
    draw({ maxParticipants, currentParticipants });
    expect(fact("Places")).toHaveTextContent(text);
  });
});

describe("'Copy link'", () => {
  const shown = shownToasts();

  it("copies the page's address and says so", async () => {
    const user = userEvent.setup();
    draw();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(shown).toMatchObject([{ title: "Link copied to clipboard!", tone: "success" }]);
  });
});

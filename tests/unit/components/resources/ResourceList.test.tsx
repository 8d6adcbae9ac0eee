import { render, screen } from "@testing-library/react";
import { ResourceList } from "../../../../src/components/resources/ResourceList";
import { withClubSettings } from "../../../support/club-settings";

withClubSettings({ empty: [] });

const resource = (title: string, topic: string, level: string, tags: readonly string[] = []) => ({
  ...{ jsonId: title.toLowerCase(), title, topic, level, tags, description: null },
  url: { url: `https://${title.toLowerCase()}.example.org` },
});
const resources = [resource("Git", "Tools", "beginner", ["Book"]), resource("Graphs", "Algorithms", "advanced")];

const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => window.history.replaceState(null, "", "/"));

describe("The page of resources", () => {
  it("shows all under their topics", () => {
    render(<ResourceList resources={resources} />);
    expect(titles()).toEqual([expect.stringMatching(/^Graphs/), expect.stringMatching(/^Git/)]);
  });

  it("shows those that the address names, and where the other choices lead", () => {
    window.history.replaceState(null, "", "/resources?level=BEGINNER");
    render(<ResourceList resources={resources} />);
    expect(titles()).toEqual([expect.stringMatching(/^Git/)]);
    expect(screen.getByRole("link", { name: "Beginner" })).toHaveAttribute("aria-current", "true");
    expect(screen.getByRole("link", { name: "Book" })).toHaveAttribute("href", "/resources?level=BEGINNER&tag=Book");
    expect(screen.getByRole("status")).toHaveTextContent("1 resource");
  });
});

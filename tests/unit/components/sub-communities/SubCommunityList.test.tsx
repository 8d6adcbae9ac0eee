import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SubCommunityList, SubCommunityPanel } from "../../../../src/components/sub-communities/SubCommunityList";
import { subCommunity } from "../../../support/components/sub-community";

it("The sub communities are sorted by name, in any script", () => {
  const names = ["Zig", "Öffentlichkeit", "android", "Robotics"];
  render(<SubCommunityList communities={names.map(subCommunity)} />);
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["android", "Öffentlichkeit", "Robotics", "Zig"]);
});

const community = subCommunity("Robots & Friends");

describe("a sub community", () => {
  it("opens its website in a new tab", () => {
    render(<SubCommunityPanel community={{ ...community, url: "https://r.example.org" }} clubEmail={null} />);
    const visit = screen.getByRole("link", { name: /^Visit/ });
    expect(visit).toHaveAttribute("href", "https://r.example.org");
    expect(visit).toHaveAttribute("target", "_blank");
  });

  it("says that the website is coming soon while its address is '#'", async () => {
    const alert = jest.spyOn(window, "alert").mockImplementation(() => undefined);
    render(<SubCommunityPanel community={{ ...community, url: "#" }} clubEmail={null} />);
    await userEvent.click(screen.getByRole("button", { name: /^Visit/ }));
    expect(alert).toHaveBeenCalledWith("Robots & Friends website coming soon! Stay tuned for updates.");
    alert.mockRestore();
  });

  it("is reached at its own address, else at the club's, else not at all", () => {
    const { rerender } = render(
      <SubCommunityPanel community={{ ...community, contactEmail: "r@example.org" }} clubEmail="club@example.org" />,
    );
    const contact = () => screen.queryByRole("link", { name: /^Contact Coordinators/ });
    expect(contact()).toHaveAttribute("href", "mailto:r@example.org");
    rerender(<SubCommunityPanel community={{ ...community, contactEmail: "ask us" }} clubEmail="club@example.org" />);
    expect(contact()).toHaveAttribute("href", "mailto:club@example.org");
    rerender(<SubCommunityPanel community={community} clubEmail="club@example.org" />);
    expect(contact()).toHaveAttribute("href", "mailto:club@example.org");
    rerender(<SubCommunityPanel community={community} clubEmail={null} />);
    expect(contact()).not.toBeInTheDocument();
  });
});

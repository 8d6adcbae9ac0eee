import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FollowLinks } from "../../../../src/components/calendar/FollowLinks";
import { club } from "../../../support/components/club";
import { shownToasts } from "../../../support/components/shown-toasts";

const { siteUrl } = club;
const site = new URL(siteUrl);
const writeText = jest.fn<Promise<void>, [string]>();
const shown = shownToasts();

beforeEach(() => {
  writeText.mockReset();
  writeText.mockResolvedValue(undefined);
});

async function open(label: string) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  const others = [{ label: "Every competition", path: "/calendar/competition.ics" }];
  render(<FollowLinks calendar="/calendar.ics" others={others} list="/events" />);
  const summary = screen.getByText(label, { selector: "summary" });
  await user.click(summary);
  const menu = summary.parentElement;
  if (!menu) throw new Error("The menu has no element");
  return { user, menu: within(menu) };
}

const address = (link: HTMLElement) => link.getAttribute("href");

describe("The ways to subscribe to a calendar", () => {
  it("are one for each device, by plain names", async () => {
    const { menu } = await open("Subscribe");
    expect(menu.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Copy the address",
      "Google Calendar (Android, web) (opens in a new tab)",
      "Apple Calendar (iPhone, Mac)",
      "Calendar file (.ics)",
    ]);
    const google = menu.getByRole("link", { name: /Google/ });
    expect(new URL(address(google) ?? "").searchParams.get("cid")).toBe(`webcal://${site.host}/calendar.ics`);
    expect(address(menu.getByRole("link", { name: /Apple/ }))).toBe(`webcal://${site.host}/calendar.ics`);
    expect(address(menu.getByRole("link", { name: /file/ }))).toBe("/calendar.ics");
    expect(menu.getByRole("link", { name: /file/ })).toHaveAttribute("download");
  });

  it("include the address itself, copied with a word about it", async () => {
    const { user, menu } = await open("Subscribe");
    await user.click(menu.getByRole("button", { name: "Copy the address" }));
    expect(writeText).toHaveBeenCalledWith(`${siteUrl}/calendar.ics`);
    expect(shown).toEqual([{ title: "Calendar address copied to clipboard!", tone: "success" }]);
  });
});

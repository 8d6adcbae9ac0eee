import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SharePostButton } from "../../../../src/components/share/SharePostButton";
import { shownToasts } from "../../../support/components/shown-toasts";
import { inFolder, leaveFolderAfterEach } from "../../../support/in-folder";

const shown = shownToasts();
const writeText = jest.fn();

beforeEach(() => writeText.mockReset());
afterEach(() => Reflect.deleteProperty(navigator, "share"));

async function pressShare() {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  render(<SharePostButton id={12} title="Robots" />);
  await user.click(screen.getByRole("button", { name: "Share Robots" }));
}

describe("Share", () => {
  leaveFolderAfterEach();

  it("copies the address of the post in the gallery and says so", async () => {
    inFolder("/club");
    await pressShare();
    expect(writeText).toHaveBeenCalledWith("http://localhost/club/post#12");
    expect(shown).toEqual([{ title: "Post link copied to clipboard!", tone: "success" }]);
  });

  it("says so when the clipboard is refused, and where the link can be found", async () => {
    writeText.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await pressShare();
    expect(shown).toMatchObject([
      {
        title: "The link could not be copied",
        description: "Your browser refused. Open the post and copy the address of its page.",
        tone: "error",
      },
    ]);
  });

  it("opens the system's sheet as well, after the copy, and reports nothing when the sheet is closed", async () => {
    const order: string[] = [];
    writeText.mockImplementation(() => Promise.resolve(order.push("copy")));
    const share = jest.fn(() => {
      order.push("share");
      return Promise.reject(new DOMException("closed", "AbortError"));
    });
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    await pressShare();
    expect(order).toEqual(["copy", "share"]);
    expect(share).toHaveBeenCalledWith({ title: "Robots", url: "http://localhost/post#12" });
    expect(shown).toHaveLength(1);
  });
});

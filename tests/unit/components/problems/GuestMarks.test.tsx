import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GuestMarks } from "../../../../src/components/problems/GuestMarks";
import { GUEST, marksEntry, parseMarks } from "../../../../src/domain/problems/marks";
import { memberKey } from "../../../../src/domain/session/session";

const member = { name: "Nadia", id: 1 };
const [own, guest] = [marksEntry(memberKey(member)), marksEntry(GUEST)];
const marksIn = (entry: string) => [...parseMarks(localStorage.getItem(entry) ?? "")];
const byHand = { state: "solved", day: "2026-02-01", by: "hand" };

beforeEach(() => {
  localStorage.setItem(guest, JSON.stringify({ "cf:4/A": byHand, "cses:1068": byHand }));
  localStorage.setItem(own, JSON.stringify({ "cf:4/A": { ...byHand, state: "again" } }));
});

describe("A member who has marked problems as a guest", () => {
  it("may add them to the own marks, of which none changes", async () => {
    render(<GuestMarks member={member} />);
    expect(screen.getByRole("status")).toHaveTextContent(/^1 problem was marked on this device/);
    await userEvent.click(screen.getByRole("button", { name: "Yes, add to my marks" }));
    expect(Object.fromEntries(marksIn(own))).toEqual({
      "cf:4/A": { ...byHand, state: "again" },
      "cses:1068": byHand,
    });
    expect(marksIn(guest)).toEqual([]);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is not asked again about marks of someone else", async () => {
    const { unmount } = render(<GuestMarks member={member} />);
    await userEvent.click(screen.getByRole("button", { name: "No, not mine" }));
    unmount();
    render(<GuestMarks member={member} />);
    expect(screen.queryByRole("status")).toBeNull();
    expect(marksIn(guest)).toHaveLength(2);
  });
});

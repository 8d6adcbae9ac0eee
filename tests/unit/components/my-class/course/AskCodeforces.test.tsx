import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AskCodeforces } from "../../../../../src/components/problems/AskCodeforces";
import { packMembers } from "../../../../../src/domain/directory/member-index";
import type { SolvedRecord } from "../../../../../src/domain/problems/solved-record";

const person = { session: "", shift: "", roll: "", picture: "", competes: true };
const members = packMembers([
  { ...person, id: 1, name: "Nadia", handle: "nadia" },
  { ...person, id: 2, name: "Eva", handle: "" },
]);

/** The addresses of all calls to Codeforces. */
const calls: string[] = [];
let reply: () => unknown;
let kept: SolvedRecord | undefined;
/** Each test loads the members again. */
let file = 0;

beforeEach(() => {
  calls.length = 0;
  kept = undefined;
  file += 1;
  Object.defineProperty(window, "fetch", {
    configurable: true,
    value: (address: string) => {
      if (address.startsWith("/data/")) return Promise.resolve(response(members));
      calls.push(address);
      return Promise.resolve(reply());
    },
  });
});

const response = (json: unknown) => ({ ok: true, status: 200, json: () => Promise.resolve(json) });
const watermelon = { id: 7, verdict: "OK", problem: { contestId: 4, index: "A", name: "Watermelon" } };

function Ask({ memberId = 1, before }: { readonly memberId?: number; readonly before?: SolvedRecord }) {
  const [record, setRecord] = useState(before);
  kept = record;
  return (
    <AskCodeforces
      memberId={memberId}
      membersAddress={`/data/members.asked-${file}.json`}
      record={record}
      onRecord={setRecord}
    />
  );
}

const button = () => screen.findByRole("button", { name: "Check on Codeforces" });

describe("Asking Codeforces", () => {
  it("waits for a press, takes one call, and asks no second time within ten minutes", async () => {
    reply = () => response({ status: "OK", result: [watermelon] });
    const user = userEvent.setup();
    render(<Ask />);
    expect(await screen.findByText("Check which of these nadia has solved.")).toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.click(await button());
    expect(await screen.findByText(/^Last checked on .+, \d+:\d\d [AP]M\.$/)).toBeInTheDocument();
    expect(kept?.problems).toEqual({ "4/A": "Watermelon" });
    await user.click(await button());
    expect(screen.getByRole("status")).toHaveTextContent("You can check again ten minutes after that.");
    expect(calls).toEqual(["https://codeforces.com/api/user.status?handle=nadia&from=1&count=500"]);
  });

  it("ignores stored answers for another handle", async () => {
    reply = () => response({ status: "OK", result: [] });
    const before = { handle: "other", askedAt: Date.now(), newest: 9, problems: { "1/A": "x" } };
    render(<Ask before={before} />);
    await userEvent.setup().click(await button());
    await screen.findByText(/^Last checked on/);
    expect(kept).toMatchObject({ handle: "nadia", problems: {} });
  });

  it("keeps the answer and the ten minutes even if the reader goes to another module meanwhile", async () => {
    let answer: (value: unknown) => void = () => undefined;
    reply = () => new Promise((resolve) => (answer = resolve));
    const user = userEvent.setup();
    const { rerender } = render(<Ask key="1" />);
    await user.click(await button());
    const asking = kept;
    rerender(<Ask key="2" before={asking} />);
    await user.click(await button());
    expect(screen.getByRole("status")).toHaveTextContent("You can check again ten minutes after that.");
    expect(calls).toHaveLength(1);
    answer(response({ status: "OK", result: [watermelon] }));
  });

  it("is not offered to a member without a handle", async () => {
    const { container } = render(<Ask memberId={2} />);
    // The members are loaded.
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(container).toBeEmptyDOMElement();
  });
});

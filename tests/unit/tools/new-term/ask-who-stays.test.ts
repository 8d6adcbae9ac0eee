import { PassThrough } from "node:stream";
import { askWhoStays } from "../../../../tools/new-term/ask-who-stays";
import type { ContentItem } from "../../../../src/content/content";
import { teamMember } from "../../../../src/model/kinds/team-member";

const person = (id: number, name: string, position?: string): ContentItem => ({
  source: teamMember,
  file: `team/${id}.json`,
  name: String(id),
  fields: { id, name, ...(position && { position }) },
  repeated: new Set(),
});

const team = [person(1, "Ayesha Siddiqua", "President"), person(2, "রাকিব হাসান"), person(7, "Mim", "Treasurer")];

/** Types each answer once its question has been asked, as a person does; then closes the terminal. */
function terminalOf(answers: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const left = [...answers];
  let asked = "";
  output.on("data", (chunk: Buffer) => {
    asked += chunk.toString();
    if (!asked.endsWith("[y/N] ")) return;
    const answer = left.shift();
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  return { terminal: { input, output }, asked: () => asked };
}

describe("Asking who stays in the team", () => {
  it("names everyone with their position, and takes y and yes for yes, and nothing for no", async () => {
    const { terminal, asked } = terminalOf(["y", "", " YES "]);
    expect([...(await askWhoStays(team, terminal))]).toEqual(["1", "7"]);
    expect(asked()).toContain("1  Ayesha Siddiqua, President: stays in the team? [y/N] ");
    expect(asked()).toContain("2  রাকিব হাসান: stays in the team? [y/N] ");
  });

  it("asks again if the answer is neither yes nor no", async () => {
    const { terminal, asked } = terminalOf(["ja", "y", "n", "no"]);
    expect([...(await askWhoStays(team, terminal))]).toEqual(["1"]);
    expect(asked()).toContain("Please answer y or n. 1  Ayesha Siddiqua");
  });

  it("does nothing if the terminal is closed before the last answer", async () => {
    const { terminal } = terminalOf(["y"]);
    await expect(askWhoStays(team, terminal)).rejects.toThrow(
      "You did not answer for everyone, so nothing was changed.",
    );
  });

  it("asks nothing where there is no team", async () => {
    const { terminal, asked } = terminalOf([]);
    expect((await askWhoStays([], terminal)).size).toBe(0);
    expect(asked()).toBe("");
  });
});

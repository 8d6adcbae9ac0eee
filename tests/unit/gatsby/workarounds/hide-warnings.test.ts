import path from "node:path";
import { hideWarnings } from "../../../../src/gatsby/workarounds/hide-warnings";

const unused = (file: string) => `The GraphQL query in the non-page component "${path.resolve(file)}" will not be run.`;
const explanation = "\nExported queries are only executed for page components. It's possible you're\ntrying to …\n";

/** The lines of the terminal: warnings, and the log that follows them. */
function shown(warnings: readonly string[], logs: readonly string[] = [explanation]): string[] {
  const lines: string[] = [];
  const reporter = { warn: (text: string) => void lines.push(text), log: (text: string) => void lines.push(text) };
  hideWarnings(reporter);
  for (const text of warnings) reporter.warn(text);
  for (const text of logs) reporter.log(text);
  return lines;
}

describe("The terminal during a build", () => {
  it("shows no warning about templates that have no page because the club has no item for them", () => {
    expect(shown([unused("src/templates/notice-archive.tsx"), unused("src/templates/event.tsx")])).toEqual([]);
  });

  it("shows no warning about pages that do not exist because the club has switched them off", () => {
    expect(shown([unused("src/pages/advisor.tsx"), unused("src/pages/discord.tsx")])).toEqual([]);
  });

  it("shows no advice against the plugin that writes the heads of pages", () => {
    const advice = "gatsby-plugin-react-helmet: Gatsby now has built-in support for modifying the document head.";
    expect(shown([advice])).toEqual([]);
  });

  it("shows the warning about a query in any other file, and its explanation", () => {
    const warnings = [unused("src/templates/event.tsx"), unused("src/components/events/EventCard.tsx")];
    expect(shown(warnings)).toEqual([warnings[1], explanation]);
  });

  it("shows all other warnings and logs", () => {
    expect(shown(["A picture can't be read"], ["Pages"])).toEqual(["A picture can't be read", "Pages"]);
  });
});

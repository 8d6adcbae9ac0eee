import path from "node:path";
import { quietReporter } from "../../../src/gatsby/quiet-reporter";

function said(...messages: readonly string[]): string[] {
  const lines: string[] = [];
  const reporter = { warn: (text: string) => lines.push(text), log: (text: string) => lines.push(text) };
  quietReporter(reporter);
  for (const message of messages) {
    reporter.warn(message);
    reporter.log(message);
  }
  return lines;
}

const unused = (file: string) => `The GraphQL query in the non-page component "${path.resolve(file)}" will not be run.`;

describe("The terminal during a build", () => {
  it("has no warning about a template without pages, or about how the project writes heads", () => {
    expect(
      said(
        unused("src/templates/notice-archive.tsx"),
        "\nExported queries are only executed for page components. It's possible you're",
        "gatsby-plugin-react-helmet: Gatsby now has built-in support for modifying the document head.",
      ),
    ).toEqual([]);
  });

  it("has every other warning", () => {
    const other = [unused("src/components/events/EventCard.tsx"), "A picture can't be read"];
    expect(said(...other)).toEqual(other.flatMap((text) => [text, text]));
  });
});

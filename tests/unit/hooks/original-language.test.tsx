import type { ReactElement } from "react";

/** Each test loads these modules again: they read the languages of the site only once. */
interface Loaded {
  readonly originalLanguage: (text: string) => string | undefined;
  readonly htmlOf: (text: string) => string;
}

const variables = ["GATSBY_LANGUAGE", "GATSBY_LANGUAGES", "GATSBY_BUILD_INFO"] as const;
const before = variables.map((name) => [name, process.env[name]] as const);

afterEach(() => {
  document.body.innerHTML = "";
  for (const [name, value] of before)
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
});

async function load(language: string, languages: string): Promise<Loaded> {
  process.env.GATSBY_LANGUAGE = language;
  process.env.GATSBY_LANGUAGES = languages;
  let loaded: Loaded | undefined;
  await jest.isolateModulesAsync(async () => {
    const { createElement } = await import("react");
    const { renderToStaticMarkup } = await import("react-dom/server");
    const { Text } = await import("../../../src/components/ui/Text");
    const { originalLanguage } = await import("../../../src/hooks/original-language");
    const element = (text: string): ReactElement => createElement(Text, { as: "p", children: text });
    loaded = { originalLanguage, htmlOf: (text) => renderToStaticMarkup(element(text)) };
  });
  if (!loaded) throw new Error("Nothing was loaded");
  return loaded;
}

describe("On a Spanish page of an English site", () => {
  it("a text that the built page has marked as English stays so when scripts show it again", async () => {
    document.body.innerHTML = '<h2 lang="en">Code Sprint</h2><img lang="en" alt="A cup" /><p>Sobre el club</p>';
    const { htmlOf, originalLanguage } = await load("es", "en,es");
    expect(htmlOf("Code Sprint")).toBe('<p lang="en">Code Sprint</p>');
    expect(originalLanguage("A cup")).toBe("en");
    expect(htmlOf("Sobre el club")).toBe("<p>Sobre el club</p>");
  });
});

test.each([
  ["the English page", "en", "en,es"],
  ["a site in Spanish only", "es", "es"],
])("%s marks nothing as English", async (_, language, languages) => {
  document.body.innerHTML = '<h2 lang="en">Code Sprint</h2>';
  const { originalLanguage } = await load(language, languages);
  expect(originalLanguage("Code Sprint")).toBeUndefined();
});

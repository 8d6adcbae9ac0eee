import { HtmlValidate } from "html-validate";
import { builtPages } from "../support/built-site";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes srcSet and charSet; HTML does not mind the case of attributes.
    "attr-case": "off",
    // React writes void elements with a slash and boolean attributes with an empty value.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Lists without markers need the role in Safari.
    "no-redundant-role": "off",
    // Long titles are the editors' choice; search engines cut them.
    "long-title": "off",
    // A phone number may wrap.
    "tel-non-breaking": "off",
    // Links and ids of Bangla headings are valid HTML, if not CSS identifiers.
    "valid-id": ["error", { relaxed: true }],
    // Styles and scripts come only from this site, so integrity would guard nothing.
    "require-sri": "off",
    // Gatsby writes its scripts one after the other on one line.
    "no-trailing-whitespace": "off",
  },
});

test("the HTML of every page is valid", async () => {
  const errors: string[] = [];
  for (const { path, html } of builtPages()) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        errors.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(errors.slice(0, 40)).toEqual([]);
});

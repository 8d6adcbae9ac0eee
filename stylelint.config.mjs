/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-standard",
  rules: {
    // What CSS modules add to CSS.
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "selector-class-pattern": "^[a-z][a-zA-Z0-9_-]*$",
    "value-keyword-case": [
      "lower",
      { camelCaseSvgKeywords: true, ignoreKeywords: ["A4"], ignoreProperties: ["composes", "/^--/"] },
    ],
    // The oldest browsers that the site is for know neither ranges nor these properties without a prefix.
    "media-feature-range-notation": "prefix",
    "property-no-vendor-prefix": [true, { ignoreProperties: ["/text-size-adjust$/", "/user-select$/"] }],
    // Tokens have six digits, and steps below the size of the text are negative: `--step--1`.
    "color-hex-length": "long",
    "custom-property-pattern": "^[a-z][a-z0-9-]*$",
    "alpha-value-notation": "number",
    "import-notation": "string",
    // Empty lines set apart what a comment is about.
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    // It compares selectors by their last part, whatever element they mean.
    "no-descending-specificity": null,
  },
};

const injection = /function __insertCSS\(code\) \{[\s\S]*?\n\}/;

const adoption = `function __insertCSS(code) {
  if (typeof document === "undefined") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`;

/**
 * sonner writes its styles into a style element, which `style-src 'self'` forbids;
 * an adopted style sheet is allowed and does the same.
 */
module.exports = function adoptSonnerStyles(source) {
  if (!injection.test(source)) throw new Error("sonner adds its styles in a new way: look at adopt-sonner-styles.js");
  return source.replace(injection, () => adoption);
};

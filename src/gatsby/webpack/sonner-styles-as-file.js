const injection = /function __insertCSS\(code\) \{[\s\S]*?\n\}\n/;
const injected = /\n__insertCSS\(".*"\);?\n/;

/**
 * sonner writes its styles into a style element, which `style-src 'self'` forbids. It also has them as a file, which comes
 * with its script.
 */
module.exports = function sonnerStylesAsFile(source) {
  if (!injection.test(source) || !injected.test(source))
    throw new Error("sonner adds its styles in a new way: look at sonner-styles-as-file.js");
  return `import "sonner/dist/styles.css";\n${source.replace(injection, "").replace(injected, "\n")}`;
};

import path from "node:path";

/** The floors of the code, from the lowest to the highest (docs/architecture.md). */
const floors = [
  ["src/words"],
  ["src/model"],
  ["src/domain"],
  // The others on its floor import it.
  ["src/content"],
  ["src/components", "src/hooks", "src/outputs"],
  ["src/gatsby", "src/cms", "src/pages", "src/templates", "src/commands"],
  ["gatsby-config", "gatsby-node", "gatsby-browser", "gatsby-ssr"],
  ["tools"],
];

/** The shared components, which depend neither on content nor on Gatsby. */
const sharedParts = "src/components/ui";

const isIn = (file, room) => file === room || file.startsWith(`${room}/`) || file.startsWith(`${room}.`);

/** The floor of a file, from 0; -1 if it is on none, like tests and scripts. */
const floorOf = (file) => floors.findIndex((rooms) => rooms.some((room) => isIn(file, room)));

/** Says what is wrong with an import in a file, both by their paths in the project; null if nothing is. */
function errorOf(file, imported) {
  const floor = floorOf(file);
  if (floor >= 0 && floorOf(imported) > floor) return "upward";
  if (!isIn(file, sharedParts)) return null;
  if (imported === "gatsby") return "gatsby";
  return isIn(imported, "src/components") && !isIn(imported, sharedParts) ? "content" : null;
}

/** An import may go down or stay on its floor, but never up; the shared components import neither others nor Gatsby. */
export const downwardImports = {
  meta: {
    type: "problem",
    messages: {
      upward: "An import never goes up a floor: move the shared code down, or pass it as an argument.",
      content: `${sharedParts} must not know the content.`,
      gatsby: `${sharedParts} must not know Gatsby.`,
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join("/");
    const check = ({ source }) => {
      if (typeof source?.value !== "string") return;
      const isFile = source.value.startsWith(".");
      const messageId = errorOf(file, isFile ? path.posix.join(path.posix.dirname(file), source.value) : source.value);
      if (messageId) context.report({ node: source, messageId });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

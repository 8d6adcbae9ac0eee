/** How esbuild makes one file of TypeScript that runs in Node: it loads packages itself, and mistakes are thrown. */
exports.nodeBundle = /** @type {const} */ ({
  bundle: true,
  packages: "external",
  platform: "node",
  format: "cjs",
  target: "node20",
  charset: "utf8",
  logLevel: "silent",
});

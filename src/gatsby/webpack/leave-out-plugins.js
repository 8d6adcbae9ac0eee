/** Plugins whose part for the browser does nothing on this site: the manifest's is for several languages. */
const unneeded = /[\\/](?:gatsby-plugin-manifest|internal-plugins[\\/]partytown)[\\/]gatsby-browser/;

const entry = /\{\s*plugin: require\('([^'\n]*)'\),\s*options: .*,\s*\}/g;

/**
 * Gatsby writes the options of every plugin with a browser part into the scripts, and those of
 * gatsby-plugin-manifest name a file of the machine that builds.
 */
module.exports = function leaveOutPlugins(source) {
  if (!/^module\.exports = \[[\s,]*\]\s*$/.test(source.replace(entry, "")))
    throw new Error("Gatsby lists its browser plugins in a new way: adapt src/gatsby/webpack/leave-out-plugins.js");
  const needed = [...source.matchAll(entry)].filter(([, file]) => !unneeded.test(file));
  return `module.exports = [${needed.map(([text]) => text).join(",")}]\n`;
};

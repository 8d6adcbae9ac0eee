const { realpathSync } = require("node:fs");
const path = require("node:path");

const packages = `${realpathSync("node_modules").split(path.sep).join("/")}/`;

/**
 * Imports packages by their names where Babel has written their paths: webpack splits scripts by the length of their
 * modules, which would depend on where the project is.
 */
module.exports = function withoutProjectFolder(code) {
  return code.replaceAll(`"${packages}`, '"');
};

/**
 * The router asserts what it was given by a package of this name. Its messages are for developers, who do not read them in
 * the application that visitors load.
 */
module.exports = function invariant(condition, message) {
  if (!condition) throw new Error(message);
};

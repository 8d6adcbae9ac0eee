/** Hides warnings before the plugins that come next say anything. */
exports.onPreInit = (_gatsby, { hideWarnings }) => hideWarnings();

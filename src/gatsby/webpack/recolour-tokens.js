/** Gives the design tokens the colours of the club, which the build passes as an option. */
module.exports = function recolourTokens() {
  const { css } = this.getOptions();
  return css;
};

/** Puts what the build has made of a style sheet for the club, which it passes as an option, in the place of the sheet. */
module.exports = function useClubCss() {
  const { css } = this.getOptions();
  return css;
};

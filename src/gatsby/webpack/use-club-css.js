/** Replaces a style sheet with what the build has made of it for the club, which it passes as an option. */
module.exports = function useClubCss() {
  const { css } = this.getOptions();
  return css;
};

/** All browsers of the site have it: the package of this name, which react-helmet imports, is not needed. */
export default Object.assign;

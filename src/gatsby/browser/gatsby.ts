/** What the package `gatsby` exports to the pages of a built site. */
export { Link, navigate } from "./Link";
export { useStaticQuery } from "./static-query";

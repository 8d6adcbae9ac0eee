import { club } from "./club";

export const graphql = () => "";

/** Who the club is; a test may give it another one. */
export const useStaticQuery = jest.fn((): unknown => ({ site: { siteMetadata: { siteUrl: club.siteUrl } }, club }));

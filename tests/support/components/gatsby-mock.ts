import { club } from "./club";

export const graphql = () => "";

/** The facts about the club; a test may replace them. */
export const useStaticQuery = jest.fn((): unknown => ({ site: { siteMetadata: { siteUrl: club.siteUrl } }, club }));

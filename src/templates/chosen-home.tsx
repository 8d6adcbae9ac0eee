import { graphql, type PageProps } from "gatsby";
import { ChosenHome } from "../components/home/ChosenHome";
import { HomeHead } from "../components/home/HomeHead";

/** The home page of a club that chooses its sections or has pictures for the hero. Other clubs don't load its code. */
export default function ChosenHomeTemplate({ data }: PageProps<Queries.ChosenHomePageQuery>) {
  return (
    <>
      <HomeHead heroText={data.home?.heroText} />
      <ChosenHome data={data} />
    </>
  );
}

export const query = graphql`
  query ChosenHomePage(
    $projects: [String!]!
    $achievements: [String!]!
    $results: [String!]!
    $sponsors: [String!]!
    $questions: [String!]!
  ) {
    ...HomeContent
    home {
      sections
      heroImages {
        ...HeroImage
      }
    }
    allProject(filter: { jsonId: { in: $projects } }, sort: { jsonId: ASC }) {
      nodes {
        ...ProjectRow
      }
    }
    allAchievement(filter: { jsonId: { in: $achievements } }, sort: { jsonId: ASC }) {
      nodes {
        ...RecentAchievement
      }
    }
    allResult(filter: { jsonId: { in: $results } }, sort: { jsonId: ASC }) {
      nodes {
        ...RecentResult
      }
    }
    allSponsor(filter: { jsonId: { in: $sponsors } }, sort: { jsonId: ASC }) {
      nodes {
        ...LinkedLogo
      }
    }
    allQuestion(filter: { jsonId: { in: $questions } }, sort: { jsonId: ASC }) {
      nodes {
        ...QuestionEntry
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { HomeHead } from "../components/home/HomeHead";
import { HomePage } from "../components/home/HomePage";
import { usualSections } from "../model/site/home-sections";

export default function HomeTemplate({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <HomeHead heroText={data.home?.heroText} />
      <HomePage data={data} sections={usualSections} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    ...HomeContent
  }
`;

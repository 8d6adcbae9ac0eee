import { graphql, type PageProps } from "gatsby";
import { HomePage } from "../components/home/HomePage";
import { Seo } from "../components/seo/Seo";
import { files, routes } from "../domain/routes";
import { organization, webSite } from "../domain/structured-data/organization";
import { useClub } from "../hooks/useClub";

export default function IndexPage({ data }: PageProps<Queries.HomePageQuery>) {
  const club = useClub();
  const logo = club.logo?.picture?.share?.src ?? files.icon;
  return (
    <>
      <Seo
        description={club.description ?? data.home?.heroText ?? club.name}
        path={routes.home}
        structuredData={[organization(club, logo), webSite(club)]}
      />
      <HomePage data={data} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    site {
      siteMetadata {
        asOf
      }
    }
    club {
      name
      foundedYear
      claims {
        members
        eventsPerYear
        rating
        reviews
      }
    }
    home {
      heroTitle
      heroText
      awardsWon
      projectsBuilt
      skills {
        title
        description
      }
      terminal
    }
    allMember {
      totalCount
    }
    allEvent {
      totalCount
    }
    allWorkshop {
      totalCount
    }
    hosted
    upcoming {
      ...UpcomingEntry
    }
    allPost(sort: { jsonId: DESC }, limit: 3) {
      nodes {
        ...Insight
      }
    }
  }
`;

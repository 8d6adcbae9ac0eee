import { graphql, type PageProps } from "gatsby";
import { JoinUs } from "../components/membership/JoinUs";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { t } from "../words/t";

export default function JoinUsPage({ data: { site, club, joinUs, registration } }: PageProps<Queries.JoinUsPageQuery>) {
  return (
    <>
      <Seo
        title={t("Join Us")}
        description={t("Why join the club, who can join, and what members expect of each other.")}
        path={routes.joinUs}
      />
      <JoinUs
        joinUs={joinUs}
        registration={registration}
        asOf={site?.siteMetadata.asOf ?? ""}
        newsletterLink={club?.newsletterLink}
      />
    </>
  );
}

export const query = graphql`
  query JoinUsPage {
    site {
      siteMetadata {
        asOf
      }
    }
    club {
      newsletterLink
    }
    joinUs {
      ...JoinUs
    }
    registration {
      ...RegistrationStatus
    }
  }
`;

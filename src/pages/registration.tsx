import { graphql, type PageProps } from "gatsby";
import { Registration } from "../components/membership/Registration";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { t } from "../words/t";

export default function RegistrationPage({ data: { site, registration } }: PageProps<Queries.RegistrationPageQuery>) {
  return (
    <>
      <Seo
        title={t("Registration")}
        description={t("How to become a member of the club: dates, requirements, steps and contacts.")}
        path={routes.registration}
      />
      <Registration registration={registration} asOf={site?.siteMetadata.asOf ?? ""} />
    </>
  );
}

export const query = graphql`
  query RegistrationPage {
    site {
      siteMetadata {
        asOf
      }
    }
    registration {
      ...Registration
    }
  }
`;

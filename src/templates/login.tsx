import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/Seo";
import { Login } from "../components/session/Login";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface LoginContext {
  /** The address of the index of all members. */
  readonly indexAddress: string;
}

export default function LoginPage({ data, pageContext }: PageProps<Queries.LoginPageQuery, LoginContext>) {
  const { name } = useClub();
  return (
    <>
      <Seo
        title={t("Login")}
        description={t("Sign in to MyClass, the courses of {club}.", { club: name })}
        path={routes.login}
        noindex
      />
      <Login indexAddress={pageContext.indexAddress} courses={data.allCourse.nodes} />
    </>
  );
}

export const query = graphql`
  query LoginPage {
    allCourse(sort: [{ title: ASC }, { jsonId: ASC }]) {
      nodes {
        jsonId
        title
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { QuestionList } from "../components/questions/QuestionList";
import { Seo } from "../components/seo/Seo";
import { questionsByGroup } from "../domain/questions/questions-by-group";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly noindex?: boolean;
}

export default function FaqPage({ data, pageContext }: PageProps<Queries.FaqPageQuery, Context>) {
  const { name, siteUrl } = useClub();
  const questions = data.allQuestion.nodes;
  const inOrder = questionsByGroup(questions).flatMap(({ items }) => items);
  const paths = inOrder.map(({ jsonId }) => routes.inList("questions", jsonId));
  return (
    <>
      <Seo
        title={t("FAQ")}
        description={t("What people ask {club} again and again, with the answers.", { club: name })}
        path={routes.list("questions")}
        noindex={pageContext.noindex === true}
        structuredData={[collection(siteUrl, t("FAQ"), routes.list("questions"), paths)]}
      />
      <QuestionList questions={questions} />
    </>
  );
}

export const query = graphql`
  query FaqPage {
    allQuestion(sort: { jsonId: ASC }) {
      nodes {
        ...QuestionEntry
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { QuestionList } from "../components/questions/QuestionList";
import { ListHead, type ListContext } from "../components/seo/ListHead";
import { questionsByGroup } from "../domain/questions/questions-by-group";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function FaqPage({ data, pageContext }: PageProps<Queries.FaqPageQuery, ListContext>) {
  const { name } = useClub();
  const questions = data.allQuestion.nodes;
  const inOrder = questionsByGroup(questions).flatMap(({ items }) => items);
  const paths = inOrder.map(({ jsonId }) => routes.inList("questions", jsonId));
  return (
    <>
      <ListHead
        folder="questions"
        title={t("FAQ")}
        description={t("What people ask {club} again and again, with the answers.", { club: name })}
        paths={paths}
        context={pageContext}
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

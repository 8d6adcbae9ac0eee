import { graphql, type PageProps } from "gatsby";
import { Card } from "../components/content/cards/Card";
import { CardList } from "../components/content/cards/CardList";
import { PageHeader } from "../components/content/page/PageHeader";
import { TextLink } from "../components/navigation/SiteLink";
import { ListHead, type ListContext } from "../components/seo/ListHead";
import { Tag } from "../components/ui/Tag";
import { sheetsInOrder, topicsOf } from "../domain/problems/sheets";
import { routes } from "../domain/routes";
import { levelText } from "../domain/text/category-text";
import { listText } from "../domain/text/list-text";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";
import { Text } from "../components/ui/Text";

export default function SheetsPage({ data, pageContext }: PageProps<Queries.SheetsPageQuery, ListContext>) {
  const { name } = useClub();
  const sheets = sheetsInOrder(data.allSheet.nodes);
  const pathOf = ({ jsonId }: { readonly jsonId: string }) => routes.item("sheets", jsonId);
  return (
    <>
      <ListHead
        folder="sheets"
        title={t("Problem sheets")}
        description={t("Problems that the members of {club} practise on, by topic.", { club: name })}
        paths={sheets.map(pathOf)}
        context={pageContext}
      />
      <PageHeader title={t("Problem sheets")} place="sheets" command="ls">
        <p>{t("Problems to practise on, by topic. What you solve is marked in each sheet and lesson that has it.")}</p>
      </PageHeader>
      <CardList items={sheets} empty={t("No problem sheets yet")}>
        {(sheet) => (
          <Card
            heading={<TextLink to={pathOf(sheet)}>{sheet.title}</TextLink>}
            drawing={null}
            tags={sheet.level && <Tag tone="accent">{levelText(sheet.level)}</Tag>}
          >
            <p>{t("{count, plural, one {# problem} other {# problems}}", { count: sheet.problems.length })}</p>
            <Text as="p">{listText(topicsOf(sheet.problems))}</Text>
          </Card>
        )}
      </CardList>
    </>
  );
}

export const query = graphql`
  query SheetsPage {
    allSheet(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        title
        level
        problems {
          topic
        }
      }
    }
  }
`;

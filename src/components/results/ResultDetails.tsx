import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { dateText } from "../../domain/time/date-text";
import { Facts } from "../content/facts/Facts";
import { LinksSection } from "../content/LinksSection";
import { DetailPage } from "../content/page/DetailPage";
import { TagList } from "../content/TagList";
import { Prose } from "../ui/Prose";
import { Section } from "../ui/Section";
import { t } from "../../words/t";

export function ResultDetails({ result }: { readonly result: Queries.ResultDetailsFragment }) {
  const { title, date, description, links, tags } = result;
  return (
    <DetailPage
      title={title}
      back={{ to: routes.list("results"), label: t("Back to Results") }}
      summary={
        <>
          <Facts facts={[{ icon: "calendar", label: t("Date"), value: dateText(date) }]} />
          <TagList tags={tags} />
        </>
      }
    >
      {description && (
        <Section title={t("About This Contest")}>
          <Prose html={description.html} />
        </Section>
      )}
      <LinksSection links={links} />
    </DetailPage>
  );
}

/** @public Gatsby collects it. */
export const resultDetails = graphql`
  fragment ResultDetails on Result {
    jsonId
    title
    date
    description {
      html
    }
    links {
      label
      url {
        url
      }
    }
    tags
  }
`;

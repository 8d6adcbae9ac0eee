import { graphql } from "gatsby";
import { PageHeader } from "../content/page/PageHeader";
import { Prose } from "../ui/Prose";
import { Text } from "../ui/Text";

export function PageText({ page }: { readonly page: Queries.PageTextFragment }) {
  const { jsonId, title, description, body } = page;
  return (
    <article>
      <PageHeader title={title} place={jsonId} command="cat README.md">
        {description && <Text as="p">{description}</Text>}
      </PageHeader>
      <div className="container">
        <Prose html={body.html} />
      </div>
    </article>
  );
}

/** @public Gatsby collects it. */
export const pageText = graphql`
  fragment PageText on Page {
    jsonId
    title
    description
    body {
      html
    }
  }
`;

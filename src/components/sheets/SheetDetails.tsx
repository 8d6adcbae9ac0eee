import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { levelText } from "../../domain/text/category-text";
import { DetailPage } from "../content/page/DetailPage";
import { TagList } from "../content/TagList";
import type { OwnMarks } from "../problems/ProblemRow";
import { Prose } from "../ui/Prose";
import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";
import { SheetProblems } from "./SheetProblems";
import { t } from "../../words/t";
import * as styles from "./sheets.module.css";

interface SheetDetailsProps {
  readonly sheet: Queries.SheetDetailsFragment;
  readonly own: OwnMarks;
}

export function SheetDetails({ sheet, own }: SheetDetailsProps) {
  const { title, description, level, tags, credit, problems } = sheet;
  return (
    <DetailPage
      title={title}
      back={{ to: routes.list("sheets"), label: t("Back to the problem sheets") }}
      tags={level && <Tag tone="accent">{levelText(level)}</Tag>}
      summary={
        <>
          {description && <Prose html={description.html} />}
          {credit && (
            <Text as="p" className={styles.credit}>
              {credit}
            </Text>
          )}
          <TagList tags={tags} />
        </>
      }
    >
      <SheetProblems problems={problems} own={own} />
    </DetailPage>
  );
}

/** @public Gatsby collects it. */
export const sheetDetails = graphql`
  fragment SheetDetails on Sheet {
    jsonId
    title
    description {
      html
    }
    level
    tags
    credit
    problems {
      ...SheetProblem
    }
  }

  fragment SheetProblem on SheetProblems {
    title
    url
    source
    difficulty
    topic
    starred
    hint {
      html
    }
    solution {
      html
    }
    editorial
    note
  }
`;

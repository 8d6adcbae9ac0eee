import { graphql } from "gatsby";
import { itemElementId } from "../../domain/element-ids";
import { Icon } from "../ui/Icon";
import { Prose } from "../ui/Prose";
import { Text } from "../ui/Text";
import { ActionName } from "../ui/Sentence";
import { t } from "../../words/t";
import * as styles from "./questions.module.css";

interface QuestionEntryProps {
  readonly question: Queries.QuestionEntryFragment;
  readonly level?: "h2" | "h3";
  readonly isOpen?: boolean;
}

/**
 * A question that opens its answer. The answer has the id, since browsers open `details` for a link to something inside
 * it, but not for a link to itself.
 */
export function QuestionEntry({
  question: { jsonId, question, answer },
  level = "h3",
  isOpen = false,
}: QuestionEntryProps) {
  const id = itemElementId(jsonId);
  return (
    <details className={styles.question} open={isOpen}>
      <summary className={styles.summary}>
        <Text as={level} className={styles.words}>
          {question}
        </Text>
        <Icon name="chevron-down" />
      </summary>
      <div id={id} className={styles.answer}>
        <Prose html={answer.html} />
        <p className={styles.link} data-pagefind-ignore="">
          <a href={`#${id}`}>
            <ActionName text={t("Link to this answer<hidden>: <name/></hidden>")} name={question} />
          </a>
        </p>
      </div>
    </details>
  );
}

/** @public Gatsby collects it. */
export const questionEntry = graphql`
  fragment QuestionEntry on Question {
    jsonId
    question
    answer {
      html
    }
    group
    rank
  }
`;

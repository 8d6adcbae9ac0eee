import { questionsByGroup } from "../../domain/questions/questions-by-group";
import { PageHeader } from "../content/page/PageHeader";
import { Sections } from "../content/page/Sections";
import { EmptyState } from "../content/states/EmptyState";
import { Section } from "../ui/Section";
import { QuestionEntry } from "./QuestionEntry";
import { t } from "../../words/t";
import * as styles from "./questions.module.css";

export function QuestionList({ questions }: { readonly questions: readonly Queries.QuestionEntryFragment[] }) {
  const groups = questionsByGroup(questions);
  return (
    <>
      <PageHeader title={t("FAQ")} place="faq" command="man club">
        <p>{t("What people ask us again and again, with our answers.")}</p>
      </PageHeader>
      <div className="container">
        {groups.length === 0 && <EmptyState title={t("No questions yet")}>{t("Come back soon.")}</EmptyState>}
        <Sections>
          {groups.map(({ word, items }) =>
            word === null && groups.length === 1 ? (
              <Questions key="" questions={items} level="h2" />
            ) : (
              <Section key={word} title={word ?? t("Other questions")}>
                <Questions questions={items} level="h3" />
              </Section>
            ),
          )}
        </Sections>
      </div>
    </>
  );
}

interface QuestionsProps {
  readonly questions: readonly Queries.QuestionEntryFragment[];
  readonly level: "h2" | "h3";
}

function Questions({ questions, level }: QuestionsProps) {
  return (
    <ul role="list" className={styles.list}>
      {questions.map((question) => (
        <li key={question.jsonId}>
          <QuestionEntry question={question} level={level} />
        </li>
      ))}
    </ul>
  );
}

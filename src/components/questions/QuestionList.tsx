import { questionsByGroup } from "../../domain/questions/questions-by-group";
import { GroupedList } from "../content/GroupedList";
import { PageHeader } from "../content/page/PageHeader";
import { Sections } from "../content/page/Sections";
import { EmptyState } from "../content/states/EmptyState";
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
          <GroupedList groups={groups} others={t("Other questions")} className={styles.list}>
            {(question, level) => (
              <li key={question.jsonId}>
                <QuestionEntry question={question} level={level} />
              </li>
            )}
          </GroupedList>
        </Sections>
      </div>
    </>
  );
}

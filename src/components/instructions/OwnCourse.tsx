import { Section } from "../ui/Section";
import { t } from "../../words/t";

/** How a coach turns an existing course into their own. */
export function OwnCourse() {
  return (
    <Section title={t("A course of your own")}>
      <ol>
        <li>
          {t("In the editor, open a course that is close to yours and choose Duplicate. Or copy its file in courses/.")}
        </li>
        <li>
          {t("Give the copy an ID of its own, your title and your name. Its status is Coming Soon until it can begin.")}
        </li>
        <li>
          {t(
            "Change one lesson after the other. The IDs of modules and questions stay as they are once someone learns with them.",
          )}
        </li>
        <li>{t("For paper, npm run print-course makes a booklet of it, with the answers at the end.")}</li>
      </ol>
    </Section>
  );
}

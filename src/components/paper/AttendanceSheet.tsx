import { graphql } from "gatsby";
import { attendanceDays, attendanceRows } from "../../domain/activities/attendance";
import { hasMemberField, memberField } from "../../model/member-fields";
import { daysText, dayText, timeText } from "../../domain/time/date-text";
import { files, routes } from "../../domain/routes";
import { useClub } from "../../hooks/useClub";
import { BackLink } from "../content/page/BackLink";
import { Text } from "../ui/Text";
import { servedPath } from "../../domain/addresses/served-path";
import type { ReactNode } from "react";
import { inDigits } from "../../domain/text/amounts";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";

/** The list on which participants of a workshop write their names and sign, with a column for each day. */
export function AttendanceSheet({ workshop }: { readonly workshop: Queries.AttendanceSheetFragment }) {
  const { jsonId, title, venue, instructor } = workshop;
  const { name } = useClub();
  const facts = [daysText(workshop), timeText(workshop), venue, instructor, name].filter(Boolean);
  const days = attendanceDays(workshop);
  return (
    <article className="attendance container">
      <link rel="stylesheet" href={servedPath(files.paperStyles)} />
      <BackLink to={routes.item("workshops", jsonId)}>{t("Back to the workshop")}</BackLink>
      <Text as="h1">{t("Attendance: {title}", { title })}</Text>
      <Text as="p">{facts.join(" · ")}</Text>
      <PrintButton>{t("Print")}</PrintButton>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("No.")}</th>
            <th scope="col">{t("Name")}</th>
            {hasMemberField("roll") && (
              <th scope="col">
                <Text>{memberField("roll").label}</Text>
              </th>
            )}
            {days.length > 1 ? (
              days.map((day) => (
                <th key={day} scope="col">
                  {dayText(day)}
                </th>
              ))
            ) : (
              <th scope="col">{t("Signature")}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: attendanceRows(workshop) }, (_, row) => (
            <tr key={row}>
              <td>{inDigits(row + 1)}</td>
              <td />
              {hasMemberField("roll") && <td />}
              {Array.from({ length: Math.max(1, days.length) }, (_, day) => (
                <td key={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

/** @public Gatsby collects it. */
export const attendanceSheet = graphql`
  fragment AttendanceSheet on Workshop {
    jsonId
    title
    date
    endDate
    time
    everyDay
    duration
    venue
    instructor
    maxParticipants
    currentParticipants
  }
`;

function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className={buttons.scripted} onClick={() => window.print()}>
      {children}
    </button>
  );
}

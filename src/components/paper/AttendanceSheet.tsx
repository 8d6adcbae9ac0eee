import { graphql } from "gatsby";
import { attendanceDays, attendanceRows } from "../../domain/activities/attendance";
import { hasMemberField, memberField } from "../../model/member-fields";
import { dateText } from "../../domain/time/date-text";
import { files, routes } from "../../domain/routes";
import { useClub } from "../../hooks/useClub";
import { BackLink } from "../content/page/BackLink";
import { PrintButton } from "./PrintButton";
import { Text } from "../ui/Text";
import { servedPath } from "../../domain/addresses/served-path";

/** The list on which participants of a workshop write their names and sign, once for each day. */
export function AttendanceSheet({ workshop }: { readonly workshop: Queries.AttendanceSheetFragment }) {
  const { jsonId, title, date, time, venue, instructor } = workshop;
  const { name } = useClub();
  const facts = [dateText(date), time, venue, instructor, name].filter(Boolean);
  const days = attendanceDays(workshop);
  return (
    <article className="attendance container">
      <link rel="stylesheet" href={servedPath(files.paperStyles)} />
      <BackLink to={routes.item("workshops", jsonId)}>Back to the workshop</BackLink>
      <Text as="h1">{`Attendance: ${title}`}</Text>
      <Text as="p">{facts.join(" · ")}</Text>
      <PrintButton>Print</PrintButton>
      <table>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Name</th>
            {hasMemberField("roll") && (
              <th scope="col">
                <Text>{memberField("roll").label}</Text>
              </th>
            )}
            {days.map((day) => (
              <th key={day} scope="col">
                {days.length === 1 ? "Signature" : `Day ${day}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: attendanceRows(workshop) }, (_, row) => (
            <tr key={row}>
              <td>{row + 1}</td>
              <td />
              {hasMemberField("roll") && <td />}
              {days.map((day) => (
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
    time
    duration
    venue
    instructor
    maxParticipants
    currentParticipants
  }
`;

import { useCallback } from "react";
import { GUEST, withMark } from "../../domain/problems/marks";
import { memberKey } from "../../domain/session/session";
import { lateComponent } from "../../hooks/loading/late-component";
import { useMarks } from "../../hooks/progress/useMarks";
import { useAuth } from "../../hooks/session/useAuth";
import { SheetDetails } from "./SheetDetails";

/** Only signed-in members load it. */
const useMemberMarks = lateComponent(async () => (await import("../problems/MemberMarks")).MemberMarks);

interface SheetViewProps {
  readonly sheet: Queries.SheetDetailsFragment;
  readonly membersAddress: string;
}

/** A sheet with the reader's marks, who may be a guest. */
export function SheetView({ sheet, membersAddress }: SheetViewProps) {
  const { member } = useAuth();
  const { marks, mark } = useMarks(member ? memberKey(member) : GUEST);
  // Without it, readers can still mark by hand.
  const { Component: MemberMarks } = useMemberMarks(member !== undefined);
  const askCodeforces = member && MemberMarks && (
    <MemberMarks member={member} problems={sheet.problems} membersAddress={membersAddress} />
  );
  const onMark = useCallback(
    (link: string, state: string | undefined) => mark((before, day) => withMark(before, link, state, day)),
    [mark],
  );
  return <SheetDetails sheet={sheet} own={{ marks, onMark, askCodeforces }} />;
}

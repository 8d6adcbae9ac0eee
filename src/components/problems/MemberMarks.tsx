import { useEffect } from "react";
import { codeforcesProblemOf } from "../../domain/problems/problem-key";
import { type NamedProblem, withRecord } from "../../domain/problems/solved-record";
import { memberKey, type SignedInMember } from "../../domain/session/session";
import { dayAtClub } from "../../domain/time/club-time";
import { useMarks } from "../../hooks/progress/useMarks";
import { useRecord } from "../../hooks/progress/useRecord";
import { AskCodeforces } from "./AskCodeforces";
import { GuestMarks } from "./GuestMarks";

interface MemberMarksProps {
  readonly member: SignedInMember;
  readonly problems: readonly NamedProblem[];
  readonly membersAddress: string;
}

/** Marks that a member did not make by hand: from Codeforces, and from before they signed in. */
export function MemberMarks({ member, problems, membersAddress }: MemberMarksProps) {
  const key = memberKey(member);
  const { adopt } = useMarks(key);
  const { record, keepRecord } = useRecord(key);
  useEffect(() => {
    if (record) adopt((before) => withRecord(before, record, problems, dayAtClub(new Date())));
  }, [record, adopt, problems]);
  const isOnCodeforces = problems.some(({ url }) => codeforcesProblemOf(url));
  return (
    <>
      <GuestMarks member={member} />
      {member.id !== undefined && isOnCodeforces && (
        <AskCodeforces memberId={member.id} membersAddress={membersAddress} record={record} onRecord={keepRecord} />
      )}
    </>
  );
}

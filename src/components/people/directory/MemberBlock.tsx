import { memo, useRef } from "react";
import type { DirectoryMember } from "../../../domain/directory/member-index";
import { useFarHeight } from "../../../hooks/useFarHeight";
import { MemberCard } from "./MemberCard";
import * as styles from "./MemberBlock.module.css";

interface MemberBlockProps {
  readonly members: readonly DirectoryMember[];
  /** The place of its first member in the whole list, from 0. */
  readonly start: number;
  readonly total: number;
}

/** In the first screen. */
const EAGER = 6;

/** Some members of the list; far from the window it keeps its height and nothing else. */
export const MemberBlock = memo(function MemberBlock({ members, start, total }: MemberBlockProps) {
  const element = useRef<HTMLDivElement>(null);
  const height = useFarHeight(element);
  return (
    <div ref={element} className={styles.block} style={height === undefined ? undefined : { height }}>
      {height === undefined &&
        members.map((member, index) => (
          <div key={member.id} role="listitem" aria-posinset={start + index + 1} aria-setsize={total}>
            <MemberCard member={member} eager={start + index < EAGER} />
          </div>
        ))}
    </div>
  );
});

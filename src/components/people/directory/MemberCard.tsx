import { memo } from "react";
import type { DirectoryMember } from "../../../domain/directory/member-index";
import { memberPicture, shiftText } from "../../../domain/directory/member-words";
import { memberField } from "../../../model/member-fields";
import { routes } from "../../../domain/routes";
import { SiteLink } from "../../navigation/SiteLink";
import { Avatar } from "../../ui/Avatar";
import { Tag } from "../../ui/Tag";
import { Text } from "../../ui/Text";
import * as styles from "./MemberCard.module.css";

interface MemberCardProps {
  readonly member: DirectoryMember;
  readonly eager?: boolean;
}

/** One member of /member: a light component, since there may be thousands. The whole card leads to the profile. */
export const MemberCard = memo(function MemberCard({ member, eager = false }: MemberCardProps) {
  const { id, name, session, shift, roll, handle } = member;
  return (
    <article className={styles.card}>
      <Avatar name={name} source={memberPicture(member)} eager={eager} className={styles.avatar} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <SiteLink to={routes.item("members", id)}>
            <Text>{name}</Text>
          </SiteLink>
        </h2>
        <p className={styles.facts}>
          {session && <Text as="span">{session}</Text>} {shift && <Text as="span">{shiftText(shift)}</Text>}{" "}
          {roll && <Text as="span">{`${memberField("roll").label} ${roll}`}</Text>}
        </p>
        {handle && (
          <p>
            <Tag tone="accent">Codeforces</Tag>
          </p>
        )}
      </div>
    </article>
  );
});

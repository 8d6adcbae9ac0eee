import { capitalised } from "../../domain/text/capitalised";
import { Tag } from "../ui/Tag";

interface WorkshopBadgesProps {
  readonly workshop: { readonly level: string | null; readonly duration: string | null };
}

/** For whom a workshop is and how long it takes, those that are known. */
export function WorkshopBadges({ workshop: { level, duration } }: WorkshopBadgesProps) {
  return (
    <>
      {level && <Tag tone="highlight">{capitalised(level)}</Tag>}
      {duration && <Tag>{duration}</Tag>}
    </>
  );
}

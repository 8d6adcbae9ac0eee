import { capitalised } from "../../domain/text/capitalised";
import { Tag } from "../ui/Tag";

interface WorkshopBadgesProps {
  readonly workshop: { readonly level: string | null; readonly duration: string | null };
}

/** The level and duration of a workshop, as far as they are known. */
export function WorkshopBadges({ workshop: { level, duration } }: WorkshopBadgesProps) {
  return (
    <>
      {level && <Tag tone="highlight">{capitalised(level)}</Tag>}
      {duration && <Tag>{duration}</Tag>}
    </>
  );
}

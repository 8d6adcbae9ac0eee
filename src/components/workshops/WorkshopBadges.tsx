import { levelText } from "../../domain/text/category-text";
import { Tag } from "../ui/Tag";

interface WorkshopBadgesProps {
  readonly workshop: { readonly level?: string | null; readonly duration?: string | null };
}

export function WorkshopBadges({ workshop: { level, duration } }: WorkshopBadgesProps) {
  return (
    <>
      {level && <Tag tone="highlight">{levelText(level)}</Tag>}
      {duration && <Tag>{duration}</Tag>}
    </>
  );
}

import { levelText } from "../../domain/text/category-text";
import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";

interface WorkshopBadgesProps {
  readonly workshop: { readonly level?: string | null; readonly duration?: string | null };
}

export function WorkshopBadges({ workshop: { level, duration } }: WorkshopBadgesProps) {
  return (
    <>
      {level && (
        <Tag tone="highlight">
          <Text>{levelText(level)}</Text>
        </Tag>
      )}
      {duration && (
        <Tag>
          <Text>{duration}</Text>
        </Tag>
      )}
    </>
  );
}

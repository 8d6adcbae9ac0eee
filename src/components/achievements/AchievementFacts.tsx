import { DateText } from "../content/facts/DateText";
import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";

interface AchievementFactsProps {
  readonly achievement: { readonly place: string | null; readonly date: string | null };
  readonly className: string | undefined;
}

export function AchievementFacts({ achievement: { place, date }, className }: AchievementFactsProps) {
  if (!place && !date) return null;
  return (
    <p className={className}>
      {place && (
        <Tag tone="highlight">
          <Text>{place}</Text>
        </Tag>
      )}{" "}
      {date && <DateText date={date} />}
    </p>
  );
}

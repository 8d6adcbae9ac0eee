import { DateText } from "../content/facts/DateText";
import { Tag } from "../ui/Tag";

interface AchievementFactsProps {
  readonly achievement: { readonly place: string | null; readonly date: string | null };
  readonly className: string | undefined;
}

export function AchievementFacts({ achievement: { place, date }, className }: AchievementFactsProps) {
  if (!place && !date) return null;
  return (
    <p className={className}>
      {place && <Tag tone="highlight">{place}</Tag>} {date && <DateText date={date} />}{" "}
    </p>
  );
}

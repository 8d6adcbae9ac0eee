import { atLeast, inDigits } from "../../domain/text/amounts";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./home.module.css";

interface ClaimsProps {
  readonly clubName: string;
  readonly foundedYear: number | null;
  readonly claims: {
    readonly members: number | null;
    readonly eventsPerYear: number | null;
    readonly rating: number | null;
    readonly reviews: number | null;
  } | null;
}

/** Claims of the club about itself, in its own words. */
export function Claims({ clubName, foundedYear, claims }: ClaimsProps) {
  const lines = [
    claims?.members && t("{count} members", { count: atLeast(claims.members) }),
    claims?.eventsPerYear && t("{count} events a year", { count: atLeast(claims.eventsPerYear) }),
    foundedYear && t("founded in {year}", { year: inDigits(foundedYear) }),
    claims?.rating && ratingText(claims.rating, claims.reviews),
  ].filter((line) => typeof line === "string");
  return lines.length === 0 ? null : (
    <div className="container">
      <Section title={t("In our own words")}>
        <figure className={styles.claims}>
          <blockquote>
            <ul role="list">
              {lines.map((line) => (
                <Text as="li" key={line}>
                  {line}
                </Text>
              ))}
            </ul>
          </blockquote>
          <Text as="figcaption">{clubName}</Text>
        </figure>
      </Section>
    </div>
  );
}

function ratingText(rating: number, reviews: number | null): string {
  return reviews
    ? t("rated {rating} from {count, plural, one {# review} other {# reviews}}", { rating, count: reviews })
    : t("rated {rating}", { rating });
}

import { atLeast, counted } from "../../domain/text/amounts";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
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
    claims?.members && `${atLeast(claims.members)} members`,
    claims?.eventsPerYear && `${atLeast(claims.eventsPerYear)} events a year`,
    foundedYear && `founded in ${foundedYear}`,
    claims?.rating && `rated ${claims.rating}${claims.reviews ? ` from ${counted(claims.reviews, "review")}` : ""}`,
  ].filter((line) => typeof line === "string");
  return lines.length === 0 ? null : (
    <div className="container">
      <Section title="In our own words">
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

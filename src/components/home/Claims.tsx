import { atLeast, inDigits } from "../../domain/text/amounts";
import { useLanguageOf } from "../../hooks/page-context";
import { Icon } from "../ui/Icon";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import { LabelledFacts } from "../content/facts/LabelledFacts";
import { NumberedGrid } from "../content/NumberedGrid";
import * as styles from "./Claims.module.css";

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

interface Stat {
  readonly value: string;
  readonly label: string;
}

export function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <section aria-label={t("The club in numbers")} className="container">
      <LabelledFacts facts={stats} className={styles.stats} />
    </section>
  );
}

interface SkillsProps {
  readonly skills: readonly { readonly title: string | null; readonly description: string | null }[];
}

export function Skills({ skills }: SkillsProps) {
  const languageOf = useLanguageOf();
  const shown = skills.filter(({ title, description }) => title ?? description);
  if (shown.length === 0) return null;
  return (
    <div className="container">
      <Section title={t("What we do")}>
        <NumberedGrid
          className={styles.skills}
          cells={shown.map(({ title, description }) => (
            <>
              {title && <Text as="h3">{title}</Text>}
              {/* On phones a name opens its sentence; the style sheet shows all sentences in wide windows. */}
              {title && description && (
                <details data-pagefind-ignore="">
                  <summary aria-label={title} {...languageOf(title)}>
                    <Icon name="chevron-down" />
                  </summary>
                </details>
              )}
              {description && <Text as="p">{description}</Text>}
            </>
          ))}
        />
      </Section>
    </div>
  );
}

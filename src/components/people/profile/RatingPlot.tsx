import type { RatingStep } from "../../../model/values/rating-step";
import { highestOf, plotOf, type ShownHistory } from "../../../domain/ratings/plot";
import { SAMPLE_RATINGS } from "../../../domain/ratings/rating";
import { tierOf } from "../../../domain/ratings/tiers";
import { dateText } from "../../../domain/time/date-text";
import { Section } from "../../ui/Section";
import { inDigits } from "../../../domain/text/amounts";
import { t } from "../../../words/t";
import * as styles from "./Profile.module.css";

/** Of even and odd tiers, so that neighbours differ even without colours. */
const OPACITIES = [0.3, 0.18];
/** In percent of the drawing: a band less tall than this has no room for the name of its tier. */
const LEAST_NAMED = 10;

/** A member's rating over time: in words, as a table, and, if there is more than one, as a drawing. */
export function RatingPlot({ history }: { readonly history: ShownHistory }) {
  const { steps, isThinned, isSample } = history;
  const last = steps.at(-1);
  const highest = highestOf(steps);
  if (!last || !highest) return null;
  return (
    <Section title={t("Codeforces Rating")}>
      <div className={styles.history} data-pagefind-ignore="">
        <p>{[ratingText(last, highest), ...(isSample ? [SAMPLE_RATINGS] : [])].join(" ")}</p>
        {steps.length > 1 && (
          <>
            <Drawing steps={steps} />
            <details>
              <summary>{t("As a table")}</summary>
              {isThinned && <p>{t("Some changes are left out.")}</p>}
              <RatingTable steps={steps} />
            </details>
          </>
        )}
      </div>
    </Section>
  );
}

function ratingText(last: RatingStep, highest: RatingStep): string {
  const now = { rating: inWords(last), since: dateText(last.day) };
  if (highest === last) return t("{rating} since {since}.", now);
  return t("{rating} since {since}; the highest was {highest} on {date}.", {
    ...now,
    highest: inWords(highest),
    date: dateText(highest.day),
  });
}

function Drawing({ steps }: { readonly steps: readonly RatingStep[] }) {
  const { bands, points } = plotOf(steps);
  const [first = "", last = ""] = [steps[0]?.day, steps.at(-1)?.day];
  const line = points.map(([across, down]) => `${across} ${down}`);
  return (
    <figure dir="ltr">
      <svg
        role="img"
        aria-label={t("The rating from {from} to {to}. The table has its numbers.", {
          from: dateText(first),
          to: dateText(last),
        })}
        className={styles.drawing}
        fill="currentcolor"
      >
        {bands.map(({ level, label, top, height }) => (
          <g key={level}>
            <rect
              y={`${top}%`}
              width="100%"
              height={`${height}%`}
              fill={`var(--tier-${level})`}
              fillOpacity={OPACITIES[level % 2]}
            />
            {height >= LEAST_NAMED && (
              <text x="8" y={`${top}%`} dy="1.05em">
                {label}
              </text>
            )}
          </g>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" stroke="currentcolor" strokeLinecap="round">
          <path d={`M${line.join("L")}`} fill="none" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          <path d={line.map((point) => `M${point}h0`).join("")} strokeWidth="5" vectorEffect="non-scaling-stroke" />
        </svg>
      </svg>
      <figcaption className={styles.dates}>
        <bdi>{dateText(first)}</bdi> <bdi>{dateText(last)}</bdi>
      </figcaption>
    </figure>
  );
}

function RatingTable({ steps }: { readonly steps: readonly RatingStep[] }) {
  return (
    <table aria-label={t("Rating by date")}>
      <thead>
        <tr>
          <th scope="col">{t("Date")}</th>
          <th scope="col">{t("Rating||on Codeforces")}</th>
          <th scope="col">{t("Title||of a rating")}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ day, rating }) => (
          <tr key={day}>
            <td>{dateText(day)}</td>
            <td>{inDigits(rating)}</td>
            <td>{titleOf(rating)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** '1342 (Pupil)' */
function inWords({ rating }: RatingStep): string {
  return t("{rating} ({title})||a rating and its title", { rating, title: titleOf(rating) });
}

function titleOf(rating: number): string {
  return tierOf(rating).title;
}

import { type ReactNode, type RefObject, useId } from "react";
import type { FilterOptions, MemberFilter } from "../../../domain/directory/directory-filter";
import { allOfMemberField, memberFieldInSentence, shiftText } from "../../../domain/directory/member-words";
import { hasMemberField, memberField } from "../../../model/member-fields";
import { useLanguageOf } from "../../../hooks/page-context";
import { tiers } from "../../../domain/ratings/tiers";
import { Icon } from "../../ui/Icon";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import * as styles from "../../ui/controls/filters.module.css";

interface MemberFiltersProps extends FilterOptions {
  readonly filter: MemberFilter;
  /** The search box. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (query: string) => void;
  readonly onChoose: (change: Partial<MemberFilter>) => void;
  /** Someone is about to search. */
  readonly onApproach: () => void;
  /** A filter that only one view has. */
  readonly children?: ReactNode;
}

/** The search box and the two filters of the directory. */
export function MemberFilters(props: MemberFiltersProps) {
  const { sessions, shifts, filter, field, onType, onChoose, onApproach, children } = props;
  const languageOf = useLanguageOf();
  const search = hasMemberField("roll")
    ? t("Search by name or {field}", { field: memberFieldInSentence("roll") })
    : t("Search by name");
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.search}>
        <Text as="span" className="visually-hidden">
          {search}
        </Text>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          placeholder={`${search}...`}
          {...languageOf(search)}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={filter.query}
          onFocus={onApproach}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      <Choice
        name="session"
        options={sessions}
        chosen={filter.session}
        onApproach={onApproach}
        onChoose={(session) => onChoose({ session })}
      />
      <Choice
        name="shift"
        options={shifts}
        textOf={shiftText}
        chosen={filter.shift}
        onApproach={onApproach}
        onChoose={(shift) => onChoose({ shift })}
      />
      {children}
    </form>
  );
}

interface ChoiceProps {
  readonly name: "session" | "shift";
  readonly options: readonly string[];
  readonly textOf?: (option: string) => string;
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
  readonly onApproach: () => void;
}

/** A filter by a field of members; nothing if the club does without the field. */
function Choice({ name, options, textOf, chosen, onChoose, onApproach }: ChoiceProps) {
  const id = useId();
  if (!hasMemberField(name)) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        <Text>{memberField(name).label}</Text>
      </label>
      <select id={id} value={chosen} onFocus={onApproach} onChange={(event) => onChoose(event.target.value)}>
        <Text as="option" value="">
          {allOfMemberField(name)}
        </Text>
        {options.map((option) => (
          <Text as="option" key={option} value={option}>
            {textOf ? textOf(option) : option}
          </Text>
        ))}
      </select>
    </div>
  );
}

interface TierFilterProps {
  /** The key of a tier; empty for all. */
  readonly tier: string;
  readonly onChoose: (tier: string) => void;
}

/** Narrows the leaderboard to a tier of the highest rating. */
export function TierFilter({ tier, onChoose }: TierFilterProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        {t("Tier")}
      </label>
      <select id={id} value={tier} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t("All Tiers")}</option>
        {[...tiers].reverse().map(({ key, title }) => (
          <Text as="option" key={key} value={key}>
            {title}
          </Text>
        ))}
      </select>
    </div>
  );
}

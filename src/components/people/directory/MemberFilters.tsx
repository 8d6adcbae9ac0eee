import type { RefObject } from "react";
import type { DirectoryState, FilterOptions } from "../../../domain/directory/directory-filter";
import { allOfMemberField, memberFieldInSentence, shiftText } from "../../../domain/directory/member-words";
import { tiers } from "../../../domain/ratings/tiers";
import { hasMemberField, memberField } from "../../../model/member-fields";
import { ListChoice, ListFilters, ListSearch } from "../../content/list-filters";
import { t } from "../../../words/t";

interface MemberFiltersProps extends FilterOptions {
  readonly filter: DirectoryState;
  readonly hasTiers: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (query: string) => void;
  readonly onChoose: (change: Partial<DirectoryState>) => void;
  readonly onApproach: () => void;
}

const tierKeys = [...tiers].reverse().map(({ key }) => key);

export function tierTitle(tier: string): string {
  return tiers.find(({ key }) => key === tier)?.title ?? "";
}

/** The search box and the filters of the directory; the club may not use some fields. */
export function MemberFilters(props: MemberFiltersProps) {
  const { sessions, shifts, filter, hasTiers, field, onType, onChoose, onApproach } = props;
  const search = hasMemberField("roll")
    ? t("Search by name or {field}", { field: memberFieldInSentence("roll") })
    : t("Search by name");
  const choices = (["session", "shift"] as const).filter(hasMemberField);
  return (
    <ListFilters>
      <ListSearch
        label={search}
        placeholder={`${search}...`}
        value={filter.query}
        onType={onType}
        onApproach={onApproach}
        field={field}
      />
      {choices.map((name) => (
        <ListChoice
          key={name}
          label={memberField(name).label}
          all={allOfMemberField(name)}
          options={name === "session" ? sessions : shifts}
          wordOf={name === "session" ? String : shiftText}
          chosen={filter[name]}
          onChoose={(word) => onChoose({ [name]: word })}
          onApproach={onApproach}
        />
      ))}
      {hasTiers && (
        <ListChoice
          label={t("Tier")}
          all={t("All Tiers")}
          options={tierKeys}
          wordOf={tierTitle}
          chosen={filter.tier}
          onChoose={(tier) => onChoose({ tier })}
        />
      )}
    </ListFilters>
  );
}

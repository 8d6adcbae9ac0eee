import { t } from "../../words/t";

export function resultKindText(kind: string): string {
  return t("{kind, select, club {Club contest} icpc {ICPC} codeforces {Codeforces} other {Other contest}}", { kind });
}

const medals: readonly (readonly [pattern: RegExp, medal: Medal])[] = [
  [/gold/i, "gold"],
  [/silver/i, "silver"],
  [/bronze/i, "bronze"],
];

type Medal = "gold" | "silver" | "bronze";

/** The medal that an award names; undefined for other honours. */
export function medalIn(award: string): Medal | undefined {
  return medals.find(([pattern]) => pattern.test(award))?.[1];
}

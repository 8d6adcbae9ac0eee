import { clubSettings } from "./build-info";
import { type ClubSettings, type FieldUse, type MemberFieldName } from "./club-settings";
import { t } from "../words/t";

interface MemberField {
  readonly label: string;
  /** True if that is what most call it, so that sentences can be written around it. */
  readonly isUsual: boolean;
}

export const usualLabels: Readonly<Record<MemberFieldName, string>> = {
  session: t("Session||years of study"),
  shift: t("Shift||group of members"),
  roll: t("Roll||number of a member"),
};

export const usualUses: Readonly<Record<MemberFieldName, FieldUse>> = {
  session: "required",
  shift: "required",
  roll: "optional",
};

export const usualShifts = ["1st", "2nd"] as const;

export function memberField(name: MemberFieldName): MemberField {
  const { label = usualLabels[name] } = clubSettings().memberFields[name] ?? {};
  return { label, isUsual: label === usualLabels[name] };
}

export function hasMemberField(name: MemberFieldName): boolean {
  return memberFieldUse(name) !== "off";
}

export function memberFieldUse(name: MemberFieldName): FieldUse {
  return clubSettings().memberFields[name]?.use ?? usualUses[name];
}

/** True if the forms of /instructions mark a field: where members need it, or usually have it. */
export function isMarkedInForms(name: MemberFieldName): boolean {
  const use = memberFieldUse(name);
  return use === "required" || use === usualUses[name];
}

export function shifts(): readonly [string, ...string[]] {
  const [first, ...others] = clubSettings().memberFields.shift?.values ?? usualShifts;
  return first === undefined ? usualShifts : [first, ...others];
}

/** The fields built from the settings: once, and again when the settings of the club are known. */
export function perClub<T>(build: () => T): () => T {
  let known: { readonly settings: ClubSettings; readonly value: T } | undefined;
  return () => {
    const settings = clubSettings();
    if (known?.settings !== settings) known = { settings, value: build() };
    return known.value;
  };
}

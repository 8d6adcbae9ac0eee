import { clubSettings, type ClubSettings, type FieldUse, type MemberFieldName } from "./club-settings";

/** A field of the members as the club uses it. */
export interface MemberField {
  readonly label: string;
  /** Whether the club calls it what most do, so that sentences can be written around it. */
  readonly isUsual: boolean;
  readonly use: FieldUse;
  /** Whether the forms of /instructions mark it. */
  readonly isMarked: boolean;
}

const usualLabels: Readonly<Record<MemberFieldName, string>> = { session: "Session", shift: "Shift", roll: "Roll" };

const usualUses: Readonly<Record<MemberFieldName, FieldUse>> = {
  session: "required",
  shift: "required",
  roll: "optional",
};

const usualShifts = ["1st", "2nd"] as const;

/** What the club calls a field of its members, and whether it has it. */
export function memberField(name: MemberFieldName): MemberField {
  const { label = usualLabels[name], use = usualUses[name] } = clubSettings().memberFields[name] ?? {};
  const isMarked = use === "required" || use === usualUses[name];
  return { label, isUsual: label === usualLabels[name], use, isMarked };
}

/** The values of the field `shift`. */
export function shifts(): readonly [string, ...string[]] {
  const [first, ...others] = clubSettings().memberFields.shift?.values ?? usualShifts;
  return first === undefined ? usualShifts : [first, ...others];
}

/** What is built from the settings: once, and again if they change. */
export function perClub<T>(build: () => T): () => T {
  let known: { readonly settings: ClubSettings; readonly value: T } | undefined;
  return () => {
    const settings = clubSettings();
    if (known?.settings !== settings) known = { settings, value: build() };
    return known.value;
  };
}

import type { GeneratorField } from "../../domain/generator/generator-form";
import type { FormValues } from "../../domain/generator/snippet";
import type { FieldDiagnostic } from "../../model/check/diagnostic";

/** A form, or one entry of a list in it. */
export interface FormPart {
  /** Makes the ids of its inputs unlike all others. */
  readonly prefix: string;
  readonly fields: readonly GeneratorField[];
  readonly values: FormValues;
  /** What the check says about them; each `field` is relative to this place. */
  readonly diagnostics: readonly FieldDiagnostic[];
  readonly onChange: (values: FormValues) => void;
}

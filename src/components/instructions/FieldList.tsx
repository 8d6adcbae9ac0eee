import type { GeneratorField } from "../../domain/generator/generator-form";
import type { FormValues } from "../../domain/generator/snippet";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { EntriesInput } from "./EntriesInput";
import { FieldInput } from "./FieldInput";

interface FieldListProps {
  /** Makes the ids of these inputs unlike all others. */
  readonly prefix: string;
  readonly fields: readonly GeneratorField[];
  readonly values: FormValues;
  /** What the check says about them; each `field` is relative to this place. */
  readonly diagnostics: readonly FieldDiagnostic[];
  readonly onChange: (values: FormValues) => void;
}

/** The inputs of a form, or of one entry of a list in it. */
export function FieldList({ prefix, fields, values, diagnostics, onChange }: FieldListProps) {
  return fields.map((field) => {
    const value = values[field.name];
    const id = `${prefix}-${field.name}`;
    const change = (changed: FormValues[string]) => onChange({ ...values, [field.name]: changed });
    if (field.input === "entries")
      return (
        <EntriesInput
          key={field.name}
          id={id}
          field={field}
          entries={typeof value === "object" ? value : []}
          diagnostics={diagnostics}
          onChange={change}
        />
      );
    const text = typeof value === "string" ? value : "";
    // No error is shown for a field that was not reached yet.
    const own = text === "" ? [] : diagnostics.filter(({ path }) => path.split(/[.[]/)[0] === field.name);
    return <FieldInput key={field.name} id={id} field={field} value={text} diagnostics={own} onChange={change} />;
  });
}

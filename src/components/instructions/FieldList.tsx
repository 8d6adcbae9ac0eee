import type { FormValues } from "../../domain/generator/snippet";
import { EntriesInput } from "./EntriesInput";
import { FieldInput } from "./FieldInput";
import type { FormPart } from "./form-part";

/** The inputs of a form, or of one entry of a list in it. */
export function FieldList({ prefix, fields, values, diagnostics, onChange }: FormPart) {
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
          renderEntry={(entry) => <FieldList {...entry} />}
        />
      );
    const text = typeof value === "string" ? value : "";
    // No error is shown for a field that was not reached yet.
    const own = text === "" ? [] : diagnostics.filter(({ path }) => path.split(/[.[]/)[0] === field.name);
    return <FieldInput key={field.name} id={id} field={field} value={text} diagnostics={own} onChange={change} />;
  });
}

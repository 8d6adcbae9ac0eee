import { useRef, type ReactNode } from "react";
import type { GeneratorField } from "../../domain/generator/generator-form";
import type { FormValues } from "../../domain/generator/snippet";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./FieldInput.module.css";
import type { FormPart } from "./form-part";
import { Text } from "../ui/Text";

interface EntriesInputProps {
  readonly id: string;
  readonly field: GeneratorField;
  readonly entries: readonly FormValues[];
  readonly diagnostics: readonly FieldDiagnostic[];
  readonly onChange: (entries: readonly FormValues[]) => void;
  readonly renderEntry: (entry: FormPart) => ReactNode;
}

/** A list of objects, such as the pictures of a gallery: as many small forms as there are entries. */
export function EntriesInput({ id, field, entries, diagnostics, onChange, renderEntry }: EntriesInputProps) {
  const add = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onChange(entries.filter((_, at) => at !== index));
    // The button of the last entry disappears: the focus must not be lost with it. Those of the others stay.
    if (index === entries.length - 1) add.current?.focus();
  };
  return (
    <fieldset className={styles.entries}>
      <Text as="legend">{field.label}</Text>
      <Text as="p" className={styles.hint}>
        {field.hint}
      </Text>
      {entries.map((values, index) => (
        <fieldset key={index} className={styles.entry}>
          <Text as="legend">{`${field.label} ${index + 1}`}</Text>
          {renderEntry({
            prefix: `${id}-${index}`,
            fields: field.fields,
            values,
            diagnostics: within(diagnostics, `${field.name}[${index}].`),
            onChange: (changed) => onChange(entries.map((entry, at) => (at === index ? changed : entry))),
          })}
          <button type="button" className={buttons.button} onClick={() => remove(index)}>
            Remove
            <span className="visually-hidden">
              {" "}
              <Text>{`${field.label} ${index + 1}`}</Text>
            </span>
          </button>
        </fieldset>
      ))}
      <button ref={add} type="button" className={buttons.button} onClick={() => onChange([...entries, {}])}>
        Add
        <span className="visually-hidden">
          {" "}
          to <Text>{field.label}</Text>
        </span>
      </button>
    </fieldset>
  );
}

function within(diagnostics: readonly FieldDiagnostic[], prefix: string): FieldDiagnostic[] {
  return diagnostics.flatMap((diagnostic) =>
    diagnostic.path.startsWith(prefix) ? [{ ...diagnostic, path: diagnostic.path.slice(prefix.length) }] : [],
  );
}

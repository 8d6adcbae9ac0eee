import { type ReactNode, useRef } from "react";
import type { FormValues, GeneratorField } from "../../domain/generator/generator-form";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { Text } from "../ui/Text";
import { FieldInput } from "./FieldInput";
import { ActionName } from "../ui/Sentence";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./Instructions.module.css";

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
    // No error is shown for a field that was not visited yet.
    const own = text === "" ? [] : diagnostics.filter(({ path }) => path.split(/[.[]/)[0] === field.name);
    return <FieldInput key={field.name} id={id} field={field} value={text} diagnostics={own} onChange={change} />;
  });
}

interface EntriesInputProps {
  readonly id: string;
  readonly field: GeneratorField;
  readonly entries: readonly FormValues[];
  readonly diagnostics: readonly FieldDiagnostic[];
  readonly onChange: (entries: readonly FormValues[]) => void;
  readonly renderEntry: (entry: FormPart) => ReactNode;
}

/** A list of objects, such as the pictures of a gallery: one small form for each entry. */
function EntriesInput({ id, field, entries, diagnostics, onChange, renderEntry }: EntriesInputProps) {
  const add = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onChange(entries.filter((_, at) => at !== index));
    // Removing the last entry removes the button that has the focus, so move the focus first.
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
          <Text as="legend">{entryName(field, index)}</Text>
          {renderEntry({
            prefix: `${id}-${index}`,
            fields: field.fields,
            values,
            diagnostics: within(diagnostics, `${field.name}[${index}].`),
            onChange: (changed) => onChange(entries.map((entry, at) => (at === index ? changed : entry))),
          })}
          <button type="button" className={buttons.button} onClick={() => remove(index)}>
            <ActionName text={t("Remove<hidden> <name/></hidden>")} name={entryName(field, index)} />
          </button>
        </fieldset>
      ))}
      <button ref={add} type="button" className={buttons.button} onClick={() => onChange([...entries, {}])}>
        <ActionName text={t("Add<hidden> to <name/></hidden>")} name={field.label} />
      </button>
    </fieldset>
  );
}

/** 'Gallery 1' */
function entryName({ label }: GeneratorField, index: number): string {
  return t("{list} {number}", { list: label, number: index + 1 });
}

function within(diagnostics: readonly FieldDiagnostic[], prefix: string): FieldDiagnostic[] {
  return diagnostics.flatMap((diagnostic) =>
    diagnostic.path.startsWith(prefix) ? [{ ...diagnostic, path: diagnostic.path.slice(prefix.length) }] : [],
  );
}

interface FormPart {
  /** Makes the ids of the inputs unique. */
  readonly prefix: string;
  readonly fields: readonly GeneratorField[];
  readonly values: FormValues;
  /** The findings of the check about them; each `field` is relative to this place. */
  readonly diagnostics: readonly FieldDiagnostic[];
  readonly onChange: (values: FormValues) => void;
}

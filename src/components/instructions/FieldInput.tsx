import type { ChangeEvent } from "react";
import type { GeneratorField } from "../../domain/generator/generator-form";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { sentenceAbout } from "../../model/check/sentence";
import { useLanguageOf } from "../../hooks/page-context";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./Instructions.module.css";

interface FieldInputProps {
  readonly id: string;
  readonly field: GeneratorField;
  readonly value: string;
  readonly diagnostics: readonly FieldDiagnostic[];
  readonly onChange: (value: string) => void;
}

export function FieldInput({ id, field, value, diagnostics, onChange }: FieldInputProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Text>{field.label}</Text>
        {field.isMarked && (
          <span className={styles.mark} title={t("Please fill this in")}>
            {" *"}
          </span>
        )}
      </label>
      <Input id={id} field={field} value={value} diagnostics={diagnostics} onChange={onChange} />
      <p id={`${id}-hint`} className={styles.hint}>
        <Text>{field.hint}</Text>
        {field.input === "list" && ` ${t("Separate them with commas.")}`}
      </p>
      {diagnostics.length > 0 && (
        <div id={`${id}-diagnostics`} className={styles.diagnostics}>
          {diagnostics.map(({ path, message, severity }) => (
            <Text as="p" key={`${path} ${message}`} className={styles.diagnostic} data-severity={severity}>
              {sentenceAbout(field.label, message)}
            </Text>
          ))}
        </div>
      )}
    </div>
  );
}

function Input({ id, field, value, diagnostics, onChange }: FieldInputProps) {
  const { input, example, suggestions } = field;
  const languageOf = useLanguageOf();
  const shared = {
    id,
    value,
    "aria-describedby": diagnostics.length > 0 ? `${id}-hint ${id}-diagnostics` : `${id}-hint`,
    "aria-invalid": diagnostics.some(({ severity }) => severity === "error") || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(event.target.value),
  };
  if (input === "paragraph") return <textarea {...shared} rows={4} placeholder={example} {...languageOf(example)} />;
  if (input === "choice" || input === "switch")
    return (
      <select {...shared}>
        <option value="">{t("Not stated")}</option>
        {optionsOf(field).map(([option, label]) => (
          <Text as="option" key={option} value={option}>
            {label}
          </Text>
        ))}
      </select>
    );
  const list = suggestions.length > 0 ? `${id}-usual` : undefined;
  return (
    <>
      <input
        {...shared}
        {...kinds[input]}
        placeholder={example}
        {...languageOf(example)}
        autoComplete="off"
        list={list}
      />
      {list && (
        <datalist id={list}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
}

function optionsOf({ input, choices }: GeneratorField): (readonly [value: string, label: string])[] {
  if (input === "choice") return choices.map((choice) => [choice, choice]);
  return [
    ["true", t("On")],
    ["false", t("Off")],
  ];
}

/** Nothing is enforced, so numbers are typed as text; phones show the right keyboard. */
const kinds = {
  line: { type: "text" },
  list: { type: "text" },
  date: { type: "date" },
  integer: { type: "text", inputMode: "numeric" },
  number: { type: "text", inputMode: "decimal" },
  entries: {},
} as const;

import { type SyntheticEvent, useEffect, useState } from "react";
import { type GeneratorForm, type FormValues, itemOf } from "../../domain/generator/generator-form";
import type { JsonObject } from "../../model/schema/json-object";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { classes } from "../ui/classes";
import { Text } from "../ui/Text";
import { GeneratedCode } from "./GeneratedCode";
import { FieldList } from "./FieldList";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";
import { Sentence } from "../ui/Sentence";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./Instructions.module.css";

interface GeneratorPanelProps {
  readonly form: GeneratorForm;
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
}

/** The form of one kind, beside its tips. It enforces nothing, but shows what the content check would say (docs/behaviour.md#instructions). */
export function GeneratorPanel({ form, values, onChange }: GeneratorPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const item = itemOf(form.fields, values);
  const diagnostics = useLiveCheck(form.folder, item);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <div className={styles.panel}>
      <h2 className={classes(styles.title, "said-above")}>{form.plural}</h2>
      <form
        className={styles.form}
        aria-label={t("New {kind}", { kind: form.singular })}
        noValidate
        onSubmit={onSubmit}
      >
        <FieldList
          prefix={form.folder}
          fields={form.fields}
          values={values}
          diagnostics={typeof diagnostics === "object" ? diagnostics : []}
          onChange={onChange}
        />
        <Verdict form={form} diagnostics={diagnostics} />
        <button type="submit" className={buttons.primary}>
          {t("Generate Code")}
        </button>
      </form>
      <Reference form={form} />
      {isOpen && <GeneratedCode folder={form.folder} item={item} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function Reference({ form }: { readonly form: GeneratorForm }) {
  const marked = form.fields.filter(({ isMarked }) => isMarked);
  return (
    // In a short window this scrolls separately, so the keyboard must reach it.
    <aside className={styles.reference} aria-label={t("About {kinds}", { kinds: form.plural })} tabIndex={0}>
      <h3>{t("Required fields")}</h3>
      <ul>
        {marked.map(({ name, label, example }) => (
          <li key={name}>
            <Text as="strong">{label}</Text> <Text as="code">{name}</Text>
            {example && (
              <span className={styles.example}>
                <Sentence text={t("such as <example/>")} parts={{ example: <Text>{example}</Text> }} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <h3>{t("Tips")}</h3>
      <ul>
        {form.tips.map((tip) => (
          <Text as="li" key={tip}>
            {tip}
          </Text>
        ))}
      </ul>
    </aside>
  );
}

interface VerdictProps {
  readonly form: GeneratorForm;
  /** Undefined while the form is empty. */
  readonly diagnostics: readonly FieldDiagnostic[] | "unavailable" | undefined;
}

/** The findings of the content check about the file, while it is being written. */
function Verdict({ form, diagnostics }: VerdictProps) {
  return (
    <div role="status" className={styles.verdict} data-quiet={diagnostics === undefined || undefined}>
      {diagnostics === "unavailable" && (
        <p>{t("The content check could not be loaded. The build will check the file.")}</p>
      )}
      {typeof diagnostics === "object" && diagnostics.length === 0 && (
        <p>{t("The content check found nothing wrong.")}</p>
      )}
      {typeof diagnostics === "object" && diagnostics.length > 0 && (
        <>
          <p>{t("The content check says:")}</p>
          <ul>
            {diagnostics.map(({ path, message, severity }) => (
              <li key={`${path} ${message}`} data-severity={severity}>
                <Sentence
                  text={t("<field/> <message/>.")}
                  parts={{
                    field: <Text as="strong">{labelOf(form, path)}</Text>,
                    message: <Text>{message}</Text>,
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** `gallery[0].src` as 'Gallery 1, Picture'. */
function labelOf({ fields }: Pick<GeneratorForm, "fields">, path: string): string {
  const [, name = "", index, rest] = /^([^.[]*)(?:\[(\d+)\])?(?:\.(.*))?$/.exec(path) ?? [];
  const field = fields.find((each) => each.name === name);
  const list = field?.label ?? name;
  const label = index === undefined ? list : t("{list} {number}", { list, number: Number(index) + 1 });
  return commaText([label, field && rest && labelOf(field, rest)]);
}

/**
 * The findings of the content check about an item; undefined while it is empty, "unavailable" if the check could not
 * be loaded. It is loaded when the first letter is typed; after a failure, with the next letter.
 */
function useLiveCheck(folder: string, item: JsonObject): readonly FieldDiagnostic[] | "unavailable" | undefined {
  const [diagnostics, setDiagnostics] = useState<readonly FieldDiagnostic[] | "unavailable">();
  const text = JSON.stringify(item);
  const isEmpty = text === "{}";
  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    import("./live-check").then(
      ({ liveCheck }) => isCurrent && setDiagnostics(liveCheck(folder, text)),
      () => isCurrent && setDiagnostics("unavailable"),
    );
    return () => {
      isCurrent = false;
    };
  }, [folder, isEmpty, text]);
  return isEmpty ? undefined : diagnostics;
}

import { type SyntheticEvent, useState } from "react";
import {
  type GeneratorForm,
  type FormValues,
  itemOf,
  snippetFileName,
  snippetOf,
} from "../../domain/generator/generator-form";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { newEntryAddress } from "../../domain/addresses/editor-address";
import type { JsonObject } from "../../model/schema/json-object";
import { hasEditor } from "../../model/build-constants";
import { servedPath } from "../../domain/addresses/served-path";
import { Icon } from "../ui/Icon";
import { Text } from "../ui/Text";
import { Dialog } from "../ui/dialog/Dialog";
import { toast } from "../ui/toast/toast";
import { FieldList } from "./FieldList";
import { useLiveCheck } from "./useLiveCheck";
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
      <h2 className={styles.title}>{form.plural}</h2>
      <form className={styles.form} aria-label={`New ${form.singular.toLowerCase()}`} noValidate onSubmit={onSubmit}>
        <FieldList
          prefix={form.folder}
          fields={form.fields}
          values={values}
          diagnostics={typeof diagnostics === "object" ? diagnostics : []}
          onChange={onChange}
        />
        <Verdict form={form} diagnostics={diagnostics} />
        <button type="submit" className={buttons.primary}>
          <Icon name="check" /> Generate Code
        </button>
      </form>
      <Reference form={form} />
      {isOpen && <GeneratedCode folder={form.folder} item={item} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** The required fields of one kind, and tips. */
function Reference({ form }: { readonly form: GeneratorForm }) {
  const marked = form.fields.filter(({ isMarked }) => isMarked);
  return (
    // In a low window it scrolls on its own; the keyboard has to get there.
    <aside className={styles.reference} aria-label={`About ${form.plural.toLowerCase()}`} tabIndex={0}>
      <h3>Required fields</h3>
      <ul>
        {marked.map(({ name, label, example }) => (
          <li key={name}>
            <Text as="strong">{label}</Text> <Text as="code">{name}</Text>
            {example && (
              <span className={styles.example}>
                such as <Text>{example}</Text>
              </span>
            )}
          </li>
        ))}
      </ul>
      <h3>Tips</h3>
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
  /** Undefined as long as nothing has been written. */
  readonly diagnostics: readonly FieldDiagnostic[] | "unavailable" | undefined;
}

/** The findings of the content check about the file, while it is being written. */
function Verdict({ form, diagnostics }: VerdictProps) {
  return (
    <div role="status" className={styles.verdict} data-quiet={diagnostics === undefined || undefined}>
      {diagnostics === "unavailable" && <p>The content check could not be loaded. The build will check the file.</p>}
      {typeof diagnostics === "object" && diagnostics.length === 0 && <p>The content check found nothing wrong.</p>}
      {typeof diagnostics === "object" && diagnostics.length > 0 && (
        <>
          <p>The content check says:</p>
          <ul>
            {diagnostics.map(({ path, message, severity }) => (
              <li key={`${path} ${message}`} data-severity={severity}>
                <Text as="strong">{labelOf(form, path)}</Text> <Text>{`${message}.`}</Text>
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
  const label = `${field?.label ?? name}${index === undefined ? "" : ` ${Number(index) + 1}`}`;
  return field && rest ? `${label}, ${labelOf(field, rest)}` : label;
}

interface GeneratedCodeProps {
  readonly folder: string;
  readonly item: JsonObject;
  readonly onClose: () => void;
}

/** The file that a form describes, and what to do with it. */
function GeneratedCode({ folder, item, onClose }: GeneratedCodeProps) {
  const code = snippetOf(item);
  const file = snippetFileName(item);
  return (
    <Dialog label="Generated Code" className={styles.dialog} onClose={onClose}>
      <h2 className={styles.codeTitle}>Generated Code</h2>
      <p>
        The file <Text as="code">{`${folder}/${file}`}</Text>
      </p>
      <pre className={styles.code} tabIndex={0} aria-label="Code">
        <Text as="code">{code}</Text>
      </pre>
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={() => void copyCode(code)}>
          <Icon name="check" /> Copy
        </button>
        <a className={buttons.button} download={file} href={`data:application/json,${encodeURIComponent(code)}`}>
          <Icon name="download" /> Download <Text>{file}</Text>
        </a>
        {hasEditor() && (
          <a className={buttons.button} href={servedPath(newEntryAddress(folder, item))}>
            <Icon name="outside" /> Open in the editor
          </a>
        )}
      </div>
    </Dialog>
  );
}

async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: "Code copied to clipboard!", tone: "success" });
  } catch {
    toast({ title: "The code could not be copied", description: "Select it and copy it by hand.", tone: "error" });
  }
}

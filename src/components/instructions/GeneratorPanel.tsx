import { useState, type SyntheticEvent } from "react";
import type { GeneratorForm } from "../../domain/generator/generator-form";
import { itemOf, type FormValues } from "../../domain/generator/snippet";
import { Icon } from "../ui/Icon";
import * as buttons from "../ui/controls/button.module.css";
import { FieldList } from "./FieldList";
import { GeneratedCode } from "./GeneratedCode";
import { Reference } from "./Reference";
import { useLiveCheck } from "./useLiveCheck";
import { Verdict } from "./Verdict";
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

import type { GeneratorForm } from "../../domain/generator/generator-form";
import type { Finding } from "../../model/finding";
import * as styles from "./Instructions.module.css";

interface VerdictProps {
  readonly form: GeneratorForm;
  /** Undefined as long as nothing has been written. */
  readonly findings: readonly Finding[] | "unavailable" | undefined;
}

/** What the content check would say of the file, while it is being written. */
export function Verdict({ form, findings }: VerdictProps) {
  return (
    <div role="status" className={styles.verdict} data-quiet={findings === undefined || undefined}>
      {findings === "unavailable" && <p>The content check could not be loaded. The build will check the file.</p>}
      {typeof findings === "object" && findings.length === 0 && (
        <p>The content check would find nothing wrong with it.</p>
      )}
      {typeof findings === "object" && findings.length > 0 && (
        <>
          <p>The content check would say:</p>
          <ul>
            {findings.map(({ field, message, severity }) => (
              <li key={`${field} ${message}`} data-severity={severity}>
                <strong>{labelOf(form, field)}</strong> {message}.
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

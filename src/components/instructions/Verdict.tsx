import type { GeneratorForm } from "../../domain/generator/generator-form";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { Text } from "../ui/Text";
import * as styles from "./Instructions.module.css";

interface VerdictProps {
  readonly form: GeneratorForm;
  /** Undefined as long as nothing has been written. */
  readonly diagnostics: readonly FieldDiagnostic[] | "unavailable" | undefined;
}

/** What the content check would say about the file, while it is being written. */
export function Verdict({ form, diagnostics }: VerdictProps) {
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

import type { GeneratorForm } from "../../domain/generator/generator-form";
import { Text } from "../ui/Text";
import * as styles from "./Instructions.module.css";

/** What to fill in for one kind, and what to watch out for. */
export function Reference({ form }: { readonly form: GeneratorForm }) {
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

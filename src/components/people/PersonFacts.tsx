import { LabelledFacts, type LabelledFact } from "../content/facts/LabelledFacts";
import * as styles from "./PersonFacts.module.css";

/** Facts about a person, each with a label. */
export function PersonFacts({ facts }: { readonly facts: readonly LabelledFact[] }) {
  return <LabelledFacts facts={facts} className={styles.facts} />;
}

import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";
import * as styles from "./PersonTags.module.css";

/** Skills or fields of work; nothing if there are none. */
export function PersonTags({ label, tags }: { readonly label: string; readonly tags: readonly string[] }) {
  return tags.length === 0 ? null : (
    <ul role="list" aria-label={label} className={styles.tags}>
      {tags.map((tag, index) => (
        <li key={index}>
          <Tag>
            <Text>{tag}</Text>
          </Tag>
        </li>
      ))}
    </ul>
  );
}

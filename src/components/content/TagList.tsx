import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";
import * as styles from "./TagList.module.css";

/** The tags of something; nothing at all where there are none. */
export function TagList({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul role="list" className={styles.tags} aria-label="Tags">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <Tag>
            <Text>{tag}</Text>
          </Tag>
        </li>
      ))}
    </ul>
  );
}

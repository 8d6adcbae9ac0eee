import * as styles from "./TextList.module.css";

interface TextListProps {
  readonly lines: readonly string[];
  readonly numbered?: boolean;
}

/** Lines of the content as a list; numbered where their order counts. */
export function TextList({ lines, numbered = false }: TextListProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={numbered ? styles.numbered : styles.list}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </List>
  );
}

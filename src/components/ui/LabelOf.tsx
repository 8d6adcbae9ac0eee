import type { ReactNode } from "react";
import { Sentence } from "./Sentence";
import { Text } from "./Text";

interface LabelOfProps {
  /** Words that say more to those who don't see what they belong to: 'View Profile<more> of <name/></more>'. */
  readonly text: string;
  /** The name of what they belong to, from the content. */
  readonly name: string;
}

/** The label of a link or button that others on the page have as well; what sets it apart is heard only. */
export function LabelOf({ text, name }: LabelOfProps): ReactNode {
  const more = (words: string) => (
    <span className="visually-hidden">
      <Sentence text={words} parts={{ name: <Text>{name}</Text> }} />
    </span>
  );
  return <Sentence text={text} parts={{ more }} />;
}

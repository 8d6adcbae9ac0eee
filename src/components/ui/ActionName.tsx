import { Sentence } from "./Sentence";
import { Text } from "./Text";

interface ActionNameProps {
  /** Such as `Read More<hidden> about <name/></hidden>`. */
  readonly text: string;
  /** What it acts on. */
  readonly name?: string;
}

/** The words of a link or button; screen readers also read what it acts on, which others see around it. */
export function ActionName({ text, name = "" }: ActionNameProps) {
  return (
    <Sentence
      text={text}
      parts={{
        hidden: (words) => (
          <span className="visually-hidden">
            <Sentence text={words} parts={{ name: <Text>{name}</Text> }} />
          </span>
        ),
      }}
    />
  );
}

import { createElement, Fragment, type ReactNode } from "react";
import { Text } from "./Text";

interface SentenceProps {
  /** Text with tags: `<name>words</name>`, or `<name/>` for a part without words. */
  readonly text: string;
  /** The parts by the names of their tags: an element, or a function that gets the words inside the tag. */
  readonly parts: Readonly<Record<string, ReactNode | ((words: string) => ReactNode)>>;
}

const TAG = /<(\w+)(?:\/>|>(.*?)<\/\1>)/g;

/** A sentence of the interface with links or other elements in it, in the order of its language. */
export function Sentence({ text, parts }: SentenceProps): ReactNode {
  const nodes: ReactNode[] = [];
  let rest = 0;
  for (const { 0: tag, 1: name = "", 2: words = "", index } of text.matchAll(TAG)) {
    if (!Object.hasOwn(parts, name)) continue;
    const part = parts[name];
    nodes.push(text.slice(rest, index), typeof part === "function" ? part(words) : part);
    rest = index + tag.length;
  }
  return createElement(Fragment, null, ...nodes, text.slice(rest));
}

interface ActionNameProps {
  /** Such as `Read More<hidden> about <name/></hidden>`. */
  readonly text: string;
  readonly name?: string;
}

/** The words of a link or button. For screen readers they include what it acts on, which others see around it. */
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

import { createElement, Fragment, type ReactNode } from "react";
import { Text } from "./Text";

interface SentenceProps {
  /** Words with tags: `<name>words</name>`, or `<name/>` where the part has none of its own. */
  readonly text: string;
  /** The parts by the names of their tags; one with words makes something of them. */
  readonly parts: Readonly<Record<string, ReactNode | ((words: string) => ReactNode)>>;
}

const TAG = /<(\w+)(?:\/>|>(.*?)<\/\1>)/g;

/** A sentence of the interface with links or other elements in it, in the order that its language wants. */
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

import { Fragment, type ReactNode } from "react";
import type { WordGroup } from "../../domain/text/grouped-by-word";
import { Section } from "../ui/Section";

interface GroupedListProps<T> {
  readonly groups: readonly WordGroup<T>[];
  /** The heading of the items without a group, if others have one. */
  readonly others: string;
  readonly className: string | undefined;
  /** The `li` of an item; `level` is that of its heading. */
  readonly children: (item: T, level: "h2" | "h3") => ReactNode;
}

/** Items under the headings of their groups, or as one list if there are no groups. */
export function GroupedList<T>({ groups, others, className, children }: GroupedListProps<T>) {
  return groups.map(({ word, items }) => {
    const isOnly = word === null && groups.length === 1;
    const list = (
      <ul role="list" className={className}>
        {items.map((item) => children(item, isOnly ? "h2" : "h3"))}
      </ul>
    );
    if (isOnly) return <Fragment key="">{list}</Fragment>;
    return (
      <Section key={word} title={word ?? others}>
        {list}
      </Section>
    );
  });
}

import { useRef, type ReactNode } from "react";
import { useFarHeight } from "../../hooks/useFarHeight";

interface ListBlockProps<T> {
  readonly items: readonly T[];
  /** The place of its first item in the whole list, from 0. */
  readonly start: number;
  /** How many items the whole list has. */
  readonly total: number;
  readonly className: string | undefined;
  /** Draws an item, given its place in the whole list. */
  readonly children: (item: T, place: number) => ReactNode;
}

/** Some items of a long list; far from the window they keep their height and nothing else. */
export function ListBlock<T extends { readonly id: number }>(props: ListBlockProps<T>) {
  const { items, start, total, className, children: draw } = props;
  const element = useRef<HTMLDivElement>(null);
  const height = useFarHeight(element);
  return (
    <div ref={element} className={className} style={height === undefined ? undefined : { height }}>
      {height === undefined &&
        items.map((item, index) => (
          <div key={item.id} role="listitem" aria-posinset={start + index + 1} aria-setsize={total}>
            {draw(item, start + index)}
          </div>
        ))}
    </div>
  );
}

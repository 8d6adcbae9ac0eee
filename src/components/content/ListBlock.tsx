import { useRef, type ReactNode } from "react";
import { useFarHeight } from "../../hooks/scrolling/useFarHeight";

interface ListBlockProps<T> {
  readonly items: readonly T[];
  /** The place of its first item in the whole list, from 0. */
  readonly start: number;
  /** How many items the whole list has. */
  readonly total: number;
  /** Whether the page holds so many that those far from the window have to leave it. */
  readonly isLong: boolean;
  readonly className: string | undefined;
  /** Draws an item, given its place in the whole list. */
  readonly children: (item: T, place: number) => ReactNode;
}

/** Some items of a list; once it is long, those far from the window keep their height and nothing else. */
export function ListBlock<T extends { readonly id: number }>(props: ListBlockProps<T>) {
  const { items, start, total, isLong, className, children: draw } = props;
  const element = useRef<HTMLDivElement>(null);
  const height = useFarHeight(element, isLong);
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

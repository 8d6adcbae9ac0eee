import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { blocksOf } from "../../domain/paging";

interface BlockListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly total: number;
  readonly blockSize: number;
  /** With more items than this, those far from the window are removed from the page. */
  readonly longList: number;
  readonly className?: string | undefined;
  readonly blockClassName: string | undefined;
  readonly isBusy?: boolean;
  readonly children: (item: T, place: number) => ReactNode;
}

/** A list that grows, in blocks. The search ignores it, since it finds the pages of the items. */
export function BlockList<T extends { readonly id: number }>(props: BlockListProps<T>) {
  const { label, items, total, blockSize, longList, className, blockClassName, isBusy, children } = props;
  return (
    <div role="list" aria-label={label} className={className} aria-busy={isBusy} data-pagefind-ignore="all">
      {blocksOf(items, blockSize).map((block, index) => (
        <ListBlock
          key={index}
          items={block}
          start={index * blockSize}
          total={total}
          isLong={items.length > longList}
          className={blockClassName}
        >
          {children}
        </ListBlock>
      ))}
    </div>
  );
}

interface ListBlockProps<T> {
  readonly items: readonly T[];
  readonly start: number;
  readonly total: number;
  /** True if there are so many items that those far from the window must be removed. */
  readonly isLong: boolean;
  readonly className: string | undefined;
  readonly children: (item: T, place: number) => ReactNode;
}

/** Some items of a list. In a long list, a block far from the window is empty but keeps its height. */
function ListBlock<T extends { readonly id: number }>(props: ListBlockProps<T>) {
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

/** A block of a long list is emptied once it is further away than this. */
const FAR = "1500px 0px";

/**
 * The height in px of a block that is far from the window, so that it can be empty; undefined while it is near.
 *
 * @param isWatching whether it may be empty at all
 */
function useFarHeight(block: RefObject<HTMLElement | null>, isWatching: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = block.current;
    if (!isWatching || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        // A block that has the focus is not emptied, however far away it is.
        const stays = !latest || latest.isIntersecting || element.contains(document.activeElement);
        setHeight(stays ? undefined : latest.boundingClientRect.height);
      },
      { rootMargin: FAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(undefined);
    };
  }, [block, isWatching]);
  return height;
}

import type { ReactNode } from "react";
import { blocksOf } from "../../domain/gallery/blocks";
import { ListBlock } from "./ListBlock";

interface BlockListProps<T> {
  readonly label: string;
  /** Those shown so far. */
  readonly items: readonly T[];
  /** How many items the whole list has. */
  readonly total: number;
  readonly blockSize: number;
  /** From more items on, those far from the window leave the page. */
  readonly longList: number;
  readonly className?: string | undefined;
  readonly blockClassName: string | undefined;
  readonly isBusy?: boolean;
  /** Draws an item, given its place in the whole list. */
  readonly children: (item: T, place: number) => ReactNode;
}

/** A list that grows, in blocks. The search finds the pages of its items instead. */
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

import type { ReactNode } from "react";
import { CardGrid } from "./CardGrid";
import { EmptyState } from "../states/EmptyState";
import { t } from "../../../words/t";

interface CardListProps<T> {
  readonly items: readonly T[];
  /** The sentence shown if there are no items, such as "No events yet". */
  readonly empty: string;
  /** The card of an item; `eager` if it is in the first screen of a phone: other pictures would delay its own. */
  readonly children: (item: T, eager: boolean) => ReactNode;
}

export function CardList<T extends { readonly jsonId: string | number }>({ items, empty, children }: CardListProps<T>) {
  if (items.length === 0)
    return (
      <div className="container">
        <EmptyState title={empty}>{t("Come back soon.")}</EmptyState>
      </div>
    );
  return (
    <CardGrid>
      {items.map((item, index) => (
        <li key={item.jsonId}>{children(item, index === 0)}</li>
      ))}
    </CardGrid>
  );
}

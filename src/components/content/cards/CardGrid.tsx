import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./Card.module.css";
import { EmptyState } from "../states/EmptyState";

/** Cards side by side, as many as fit. The search finds what they lead to, not the cards. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={`container ${styles.grid ?? ""}`} data-pagefind-ignore="all">
      {children}
    </ul>
  );
}

/** @public Gatsby collects it. */
export const cardPicture = graphql`
  fragment CardPicture on ContentFile {
    pictureUrl
    picture {
      gatsbyImageData(
        width: 672
        aspectRatio: 1.7778
        breakpoints: [360, 672]
        sizes: "(min-width: 72rem) 23rem, (min-width: 44rem) 46vw, 92vw"
        placeholder: NONE
      )
    }
  }
`;

interface CardListProps<T> {
  readonly items: readonly T[];
  /** The sentence where there are no items, such as "No events yet". */
  readonly empty: string;
  /** The card of an item; `eager` if it is in the first screen of a phone: other pictures would delay its own. */
  readonly children: (item: T, eager: boolean) => ReactNode;
}

/** The cards of all items of a kind, or a sentence where there are none. */
export function CardList<T extends { readonly jsonId: string | number }>({ items, empty, children }: CardListProps<T>) {
  if (items.length === 0)
    return (
      <div className="container">
        <EmptyState title={empty}>Come back soon.</EmptyState>
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

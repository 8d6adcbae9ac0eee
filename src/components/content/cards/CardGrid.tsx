import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./Card.module.css";

/** Cards side by side, as many as fit. The search ignores the cards, since it finds the pages they lead to. */
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
      gatsbyImageData(size: CARD)
    }
  }
`;

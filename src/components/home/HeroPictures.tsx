import { graphql } from "gatsby";
import { pictureSource } from "../content/picture-source";
import { classes } from "../ui/classes";
import { Picture } from "../ui/Picture";
import { t } from "../../words/t";
import * as cards from "./home.module.css";

interface HeroPicturesProps {
  readonly images: readonly Queries.HeroImageFragment[];
  readonly isBelow?: boolean;
}

export function HeroPictures({ images, isBelow = false }: HeroPicturesProps) {
  return (
    <ul
      role="list"
      aria-label={t("Pictures")}
      tabIndex={images.length > 1 ? 0 : undefined}
      className={classes(cards.pictures, isBelow && cards.below)}
    >
      {images.map(({ src, alt }, index) => {
        const source = pictureSource(src);
        return (
          source && (
            <li key={index} className={cards.card}>
              <Picture source={source} alt={alt} eager={index === 0 && !isBelow} className={cards.picture} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** @public Gatsby collects it. */
export const heroImage = graphql`
  fragment HeroImage on HomeHeroImages {
    alt
    src {
      pictureUrl
      picture {
        gatsbyImageData(size: HERO)
      }
    }
  }
`;

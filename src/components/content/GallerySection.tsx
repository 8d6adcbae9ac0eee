import { graphql } from "gatsby";
import { Gallery } from "../ui/gallery/Gallery";
import { Section } from "../ui/Section";
import { pictureSource, type ContentPicture } from "./picture-source";

interface GalleryEntry {
  readonly alt: string | null;
  readonly thumbnail: ContentPicture | null;
  readonly full: ContentPicture | null;
}

export function GallerySection({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly GalleryEntry[];
}) {
  const pictures = entries.flatMap(({ alt, thumbnail, full }) => {
    const small = pictureSource(thumbnail);
    const large = pictureSource(full);
    return small && large ? [{ thumbnail: small, full: large, alt: alt ?? "" }] : [];
  });
  return pictures.length === 0 ? null : (
    <Section title={title}>
      <Gallery label={title} items={pictures} />
    </Section>
  );
}

/** @public Gatsby collects it. */
export const galleryFragments = graphql`
  fragment GalleryThumbnail on ContentFile {
    pictureUrl
    picture {
      gatsbyImageData(
        width: 360
        breakpoints: [180, 360, 720]
        sizes: "(min-width: 48rem) 15rem, 45vw"
        placeholder: NONE
      )
    }
  }

  fragment GalleryFull on ContentFile {
    pictureUrl
    picture {
      gatsbyImageData(width: 1280, breakpoints: [720, 1280], sizes: "100vw", placeholder: NONE)
    }
  }
`;

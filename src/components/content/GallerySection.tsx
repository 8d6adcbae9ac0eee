import { graphql } from "gatsby";
import { Gallery } from "../ui/gallery/Gallery";
import { Section } from "../ui/Section";
import { pictureSource, type ContentPicture } from "./picture-source";

export interface GalleryEntry {
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
      gatsbyImageData(size: GALLERY_TILE)
    }
  }

  fragment GalleryFull on ContentFile {
    pictureUrl
    picture {
      gatsbyImageData(size: WHOLE_WINDOW)
    }
  }
`;

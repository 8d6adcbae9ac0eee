import { files } from "../routes";

/** How many placeholders a workshop without pictures shows (docs/behaviour.md#workshops). */
const COUNT = 5;

/** The default gallery: drawings in static/placeholders, which say that they are placeholders. */
export const placeholderGallery = Array.from({ length: COUNT }, (_, index) => {
  const picture = { pictureUrl: files.placeholderPicture(index + 1), picture: null };
  return { alt: `Placeholder picture ${index + 1}`, thumbnail: picture, full: picture };
});

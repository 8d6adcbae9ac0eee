import { groupDigits } from "../text/amounts";
import { files } from "../routes";
import { t } from "../../words/t";

/** How many placeholders a workshop without pictures shows (docs/behaviour.md#workshops). */
const COUNT = 5;

/** The default gallery: drawings in static/placeholders, which say that they are placeholders. */
export const placeholderGallery = Array.from({ length: COUNT }, (_, index) => {
  const picture = { pictureUrl: files.placeholderPicture(index + 1), picture: null };
  return {
    alt: t("Placeholder picture {number}", { number: groupDigits(index + 1) }),
    thumbnail: picture,
    full: picture,
  };
});

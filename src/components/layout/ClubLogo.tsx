import { pictureSource } from "../content/picture-source";
import type { Club } from "../../hooks/useClub";
import { Picture } from "../ui/Picture";

interface ClubLogoProps {
  readonly club: Club;
  readonly className?: string | undefined;
  readonly alt?: string;
  /** Shown as large as in the footer, or smaller. */
  readonly small?: boolean;
  readonly eager?: boolean;
}

/** The width of the logo in the footer, as CSS spells it. The bar takes the same file, so that a page loads only one. */
const SMALL_WIDTH = "3.5rem";

export function ClubLogo({ club, className, alt = "", small = false, eager = false }: ClubLogoProps) {
  const source = pictureSource(club.logo);
  const shown = source && small ? { ...source, sizes: SMALL_WIDTH } : source;
  return shown ? <Picture source={shown} alt={alt} className={className} eager={eager} minor /> : null;
}

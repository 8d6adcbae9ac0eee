import { pictureSource } from "../content/picture-source";
import type { Club } from "../../hooks/useClub";
import { Picture } from "../ui/Picture";

interface ClubLogoProps {
  readonly club: Club;
  readonly className?: string | undefined;
  readonly alt?: string;
  /** The width in which it is shown, as CSS spells it, if that is not its own: browsers then load a small one. */
  readonly width?: string;
  readonly eager?: boolean;
}

/** The club's logo, if it has one. */
export function ClubLogo({ club, className, alt = "", width, eager = false }: ClubLogoProps) {
  const source = pictureSource(club.logo);
  const shown = source && width !== undefined ? { ...source, sizes: width } : source;
  return shown ? <Picture source={shown} alt={alt} className={className} eager={eager} minor /> : null;
}

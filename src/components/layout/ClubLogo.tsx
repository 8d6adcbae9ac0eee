import { pictureSource } from "../content/picture-source";
import type { Club } from "../../hooks/useClub";
import { Picture } from "../ui/Picture";

interface ClubLogoProps {
  readonly club: Club;
  readonly className?: string | undefined;
  readonly alt?: string;
  readonly eager?: boolean;
}

/** The club's logo, if it has one. */
export function ClubLogo({ club, className, alt = "", eager = false }: ClubLogoProps) {
  const source = pictureSource(club.logo);
  return source ? <Picture source={source} alt={alt} className={className} eager={eager} /> : null;
}

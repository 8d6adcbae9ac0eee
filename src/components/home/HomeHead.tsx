import { files, routes } from "../../domain/routes";
import { organization, webSite } from "../../domain/structured-data/organization";
import { useClub } from "../../hooks/useClub";
import { Seo } from "../seo/Seo";

/** The head of the home page, whatever its sections are. */
export function HomeHead({ heroText }: { readonly heroText: string | null | undefined }) {
  const club = useClub();
  const logo = club.logo?.picture?.share?.src ?? files.icon;
  return (
    <Seo
      description={club.description ?? heroText ?? club.name}
      path={routes.home}
      structuredData={[organization(club, logo), webSite(club)]}
    />
  );
}

import { files, routes } from "../../domain/routes";
import { organization, webSite } from "../../domain/structured-data/organization";
import { useClub } from "../../hooks/useClub";
import { Seo } from "../seo/Seo";

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

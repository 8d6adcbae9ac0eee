import { files, routes } from "../../domain/routes";
import { organization, webSite } from "../../domain/structured-data/organization";
import { useClub } from "../../hooks/useClub";
import { Seo } from "../seo/Seo";

interface HomeHeadProps {
  readonly heroText: string | null | undefined;
}

/** The head of the home page. The application does not change it, so it need not load this code. */
export function HomeHead(props: HomeHeadProps) {
  return process.env.BUILD_STAGE === "build-javascript" ? null : <WrittenHead {...props} />;
}

function WrittenHead({ heroText }: HomeHeadProps) {
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

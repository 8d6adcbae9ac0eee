import { textOfHtml } from "../../../domain/text/markup";
import { personDescription } from "../../../domain/people/person-description";
import { routes } from "../../../domain/routes";
import { profilePage } from "../../../domain/structured-data/profile";
import { useClub } from "../../../hooks/useClub";
import { largestSource, pictureSource } from "../../content/picture-source";
import { Seo } from "../../seo/Seo";
import { isPastLeader } from "./LeaderProfile";
import { t } from "../../../words/t";

interface LeaderSeoProps {
  readonly leader: Queries.LeaderProfileFragment;
  readonly titleSuffix: string;
}

export function LeaderSeo({ leader, titleSuffix }: LeaderSeoProps) {
  const club = useClub();
  const isPast = isPastLeader(leader);
  const { jsonId, name, position, bio, fullBio, skills, portfolio, linkedin, facebook, github } = leader;
  const path = routes.item("team", jsonId);
  const image = largestSource(pictureSource(leader.image));
  const links = [portfolio, linkedin, facebook, github, ...leader.links.map(({ url }) => url.url)];
  return (
    <Seo
      title={isPast ? t("{name}, Past Leader", { name }) : t("{name}, Team", { name })}
      titleSuffix={titleSuffix}
      description={personDescription({
        name,
        role: position,
        text: bio ?? textOfHtml(fullBio?.html ?? ""),
        otherwise: isPast
          ? t("Past Leader of {club}.", { club: club.name })
          : t("Team of {club}.", { club: club.name }),
      })}
      path={path}
      type="profile"
      parents={[{ name: t("Team"), path: routes.list("team") }]}
      structuredData={[profilePage({ path, name, jobTitle: position, image, knowsAbout: skills, links }, club)]}
    />
  );
}

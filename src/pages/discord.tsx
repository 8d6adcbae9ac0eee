import { graphql, type PageProps } from "gatsby";
import { Discord } from "../components/membership/Discord";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function DiscordPage({ data: { discord } }: PageProps<Queries.DiscordPageQuery>) {
  const { name } = useClub();
  return (
    <>
      <Seo
        title={t("Discord")}
        description={
          discord?.mission
            ? t("The Discord server of {club}: {mission}", { club: name, mission: discord.mission })
            : t("The Discord server of {club}: what happens there and how members get in.", { club: name })
        }
        path={routes.discord}
      />
      <Discord discord={discord} />
    </>
  );
}

export const query = graphql`
  query DiscordPage {
    discord {
      ...Discord
    }
  }
`;

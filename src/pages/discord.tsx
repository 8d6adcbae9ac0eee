import { graphql, type PageProps } from "gatsby";
import { Discord } from "../components/membership/Discord";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";

export default function DiscordPage({ data: { discord } }: PageProps<Queries.DiscordPageQuery>) {
  const { name } = useClub();
  return (
    <>
      <Seo
        title="Discord"
        description={`The Discord server of ${name}: ${discord?.mission ?? "what happens there and how members get in."}`}
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

import { graphql, type PageProps } from "gatsby";
import { Discord } from "../components/membership/Discord";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";

export default function DiscordPage({ data: { discord } }: PageProps<Queries.DiscordPageQuery>) {
  return (
    <>
      <Seo
        title="Discord"
        description={discord?.mission ?? "The club's Discord server: what happens there and how members get in."}
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

import { absoluteUrl } from "../../domain/addresses/served-path";
import { useClub } from "../../hooks/useClub";
import { type PageFacts, PageHead } from "./PageHead";

/** Everything in a page's head for search engines and social networks. The application does not change it. */
export function Seo(page: PageFacts) {
  return process.env.BUILD_STAGE === "build-javascript" ? null : <WrittenHead {...page} />;
}

function WrittenHead(page: PageFacts) {
  const { parents = [], titleSuffix = "" } = page;
  const club = useClub();
  const ownTitle = page.title && page.title + titleSuffix;
  // The section tells apart an event and a notice with the same title.
  const title = ownTitle ? [ownTitle, parents.at(-1)?.name, club.shortName].filter(Boolean).join(" · ") : club.name;
  return <PageHead page={page} title={title} canonical={absoluteUrl(club.siteUrl, page.path)} />;
}

import { absoluteUrl } from "../../domain/addresses/served-path";
import { useClub } from "../../hooks/useClub";
import { type PageFacts, PageHead } from "./PageHead";

/** Everything in a page's head that speaks to search engines and social networks. The application leaves it as it is. */
export function Seo(page: PageFacts) {
  return process.env.BUILD_STAGE === "build-javascript" ? null : <WrittenHead {...page} />;
}

function WrittenHead(page: PageFacts) {
  const { parents = [], titleSuffix = "" } = page;
  const club = useClub();
  const ownTitle = page.title && page.title + titleSuffix;
  // An event and a notice may have the same title: the section distinguishes them.
  const title = ownTitle ? [ownTitle, parents.at(-1)?.name, club.shortName].filter(Boolean).join(" · ") : club.name;
  return <PageHead page={page} title={title} canonical={absoluteUrl(club.siteUrl, page.path)} />;
}

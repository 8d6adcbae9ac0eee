import { AdvisorProfile } from "../../components/people/profile/AdvisorProfile";
import { LeaderProfile } from "../../components/people/profile/LeaderProfile";
import { MemberProfile } from "../../components/people/profile/MemberProfile";
import { portfolioPage } from "../../domain/people/portfolio";
import { advisor } from "../../model/kinds/advisor";
import { member } from "../../model/kinds/member";
import { pastLeader } from "../../model/kinds/past-leader";
import { teamMember } from "../../model/kinds/team-member";
import { htmlOf, linksOf, pictureOf, previewOf, type AddressOf, type Preview } from "./preview-files";

export const peoplePreviews = {
  advisors: previewOf(advisor, (fields, addressOf) => (
    <AdvisorProfile advisor={{ ...fields, ...profileOf(fields, addressOf), portfolioPage: portfolioPage(fields) }} />
  )),
  team: previewOf(teamMember, (fields, addressOf) => (
    <LeaderProfile leader={{ ...fields, ...profileOf(fields, addressOf), portfolioPage: portfolioPage(fields) }} />
  )),
  "past-leaders": previewOf(pastLeader, (fields, addressOf) => (
    <LeaderProfile leader={{ ...fields, ...profileOf(fields, addressOf) }} />
  )),
  members: previewOf(member, (fields, addressOf) => {
    const image = pictureOf(fields.image, addressOf);
    const links = linksOf(fields.links, addressOf);
    return (
      <MemberProfile member={{ ...fields, jsonId: fields.id, image, links, portfolioPage: portfolioPage(fields) }} />
    );
  }),
} satisfies Readonly<Record<string, Preview>>;

interface ProfileFields {
  readonly id: number;
  readonly image: string | null;
  readonly fullBio: string | null;
  readonly links: Parameters<typeof linksOf>[0];
}

function profileOf({ id, image, fullBio, links }: ProfileFields, addressOf: AddressOf) {
  return {
    jsonId: id,
    image: pictureOf(image, addressOf),
    fullBio: htmlOf(fullBio, addressOf),
    links: linksOf(links, addressOf),
  };
}

import { AdvisorProfile } from "../../components/people/profile/AdvisorProfile";
import { LeaderProfile } from "../../components/people/profile/LeaderProfile";
import { MemberProfile } from "../../components/people/profile/MemberProfile";
import { portfolioPage } from "../../domain/people/portfolio";
import { advisor } from "../../model/kinds/advisor";
import { member } from "../../model/kinds/member";
import { pastLeader } from "../../model/kinds/past-leader";
import { teamMember } from "../../model/kinds/team-member";
import { htmlOf, previewOf, sharedParts, type AddressOf, type Preview, type SharedFields } from "./preview-files";

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
  members: previewOf(member, (fields, addressOf) => (
    <MemberProfile member={{ ...fields, ...sharedParts(fields, addressOf), portfolioPage: portfolioPage(fields) }} />
  )),
} satisfies Readonly<Record<string, Preview>>;

function profileOf(fields: SharedFields<number> & { readonly fullBio: string | null }, addressOf: AddressOf) {
  return { ...sharedParts(fields, addressOf), fullBio: htmlOf(fields.fullBio, addressOf) };
}

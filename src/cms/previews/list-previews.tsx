import type { ReactNode } from "react";
import { AchievementEntry } from "../../components/achievements/AchievementTimeline";
import { Upcoming } from "../../components/home/Upcoming";
import { QuestionEntry } from "../../components/questions/QuestionEntry";
import { ResourceEntry } from "../../components/resources/ResourceEntry";
import { SponsorEntry } from "../../components/sponsors/SponsorList";
import { SubCommunityPanel } from "../../components/sub-communities/SubCommunityList";
import { achievement } from "../../model/kinds/achievement";
import { question } from "../../model/kinds/question";
import { resource } from "../../model/kinds/resource";
import { sponsor } from "../../model/kinds/sponsor";
import { subCommunity } from "../../model/kinds/sub-community";
import { upcomingItem } from "../../model/kinds/upcoming-item";
import { fileOf, htmlOf, pictureOf, previewOf, sharedParts, type Preview } from "./preview-files";

const inList = (entry: ReactNode) => <div className="container">{entry}</div>;

/** Before any event of the club, so that the entry is shown even if its day is past. */
const LONG_AGO = "1970-01-01T00:00:00Z";

export const listPreviews = {
  "sub-communities": previewOf(subCommunity, (fields) =>
    inList(<SubCommunityPanel community={{ ...fields, jsonId: fields.id }} clubEmail={null} />),
  ),
  achievements: previewOf(achievement, (fields, addressOf) =>
    inList(
      <AchievementEntry
        achievement={{
          ...fields,
          ...sharedParts(fields, addressOf),
          description: htmlOf(fields.description, addressOf),
        }}
      />,
    ),
  ),
  sponsors: previewOf(sponsor, (fields, addressOf) => {
    const logos = { logo: pictureOf(fields.logo, addressOf), logoDark: pictureOf(fields.logoDark, addressOf) };
    return inList(<SponsorEntry sponsor={{ ...fields, ...logos, jsonId: fields.id }} />);
  }),
  questions: previewOf(question, (fields, addressOf) =>
    inList(
      <QuestionEntry
        isOpen
        question={{ ...fields, jsonId: fields.id, answer: htmlOf(fields.answer, addressOf) ?? { html: "" } }}
      />,
    ),
  ),
  resources: previewOf(resource, (fields, addressOf) =>
    inList(<ResourceEntry resource={{ ...fields, jsonId: fields.id, url: fileOf(fields.url, addressOf) }} />),
  ),
  upcoming: previewOf(upcomingItem, (fields, addressOf) => {
    const once = { everyDay: null, repeats: null, repeatsUntil: null, repeatsExcept: [] };
    const image = pictureOf(fields.image, addressOf);
    const entry = { ...fields, ...once, key: fields.id, type: fields.type ?? "Event", image };
    return <Upcoming entries={[entry]} asOf={LONG_AGO} />;
  }),
} satisfies Readonly<Record<string, Preview>>;

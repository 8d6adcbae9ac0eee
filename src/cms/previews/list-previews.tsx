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
import { fileOf, htmlOf, linksOf, pictureOf, type Preview } from "./preview-files";
import { shownFields } from "./shown-fields";

const inList = (entry: ReactNode) => <div className="container">{entry}</div>;

/** Long before anything the club will do: what is being written shows, though its day may be past. */
const LONG_AGO = "1970-01-01T00:00:00Z";

export const listPreviews = {
  "sub-communities": (item) => {
    const fields = shownFields(subCommunity.schema, item);
    return inList(<SubCommunityPanel community={{ ...fields, jsonId: fields.id }} clubEmail={null} />);
  },
  achievements: (item, addressOf) => {
    const fields = shownFields(achievement.schema, item);
    return inList(
      <AchievementEntry
        achievement={{
          ...fields,
          jsonId: fields.id,
          description: htmlOf(fields.description, addressOf),
          image: pictureOf(fields.image, addressOf),
          links: linksOf(fields.links, addressOf),
        }}
      />,
    );
  },
  sponsors: (item, addressOf) => {
    const fields = shownFields(sponsor.schema, item);
    const logos = { logo: pictureOf(fields.logo, addressOf), logoDark: pictureOf(fields.logoDark, addressOf) };
    return inList(<SponsorEntry sponsor={{ ...fields, ...logos, jsonId: fields.id }} />);
  },
  questions: (item, addressOf) => {
    const fields = shownFields(question.schema, item);
    return inList(
      <QuestionEntry
        isOpen
        question={{ ...fields, jsonId: fields.id, answer: htmlOf(fields.answer, addressOf) ?? { html: "" } }}
      />,
    );
  },
  resources: (item, addressOf) => {
    const fields = shownFields(resource.schema, item);
    return inList(<ResourceEntry resource={{ ...fields, jsonId: fields.id, url: fileOf(fields.url, addressOf) }} />);
  },
  upcoming: (item, addressOf) => {
    const fields = shownFields(upcomingItem.schema, item);
    const once = { everyDay: null, repeats: null, repeatsUntil: null, repeatsExcept: [] };
    const image = pictureOf(fields.image, addressOf);
    const entry = { ...fields, ...once, key: fields.id, type: fields.type ?? "Event", image };
    return <Upcoming entries={[entry]} asOf={LONG_AGO} />;
  },
} satisfies Readonly<Record<string, Preview>>;

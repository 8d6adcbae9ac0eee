import { AchievementEntry } from "../../components/achievements/AchievementTimeline";
import { QuestionEntry } from "../../components/questions/QuestionEntry";
import { ResourceEntry } from "../../components/resources/ResourceEntry";
import { SponsorEntry } from "../../components/sponsors/SponsorList";
import { SubCommunityPanel } from "../../components/sub-communities/SubCommunityList";
import { achievement } from "../../model/kinds/achievement";
import { question } from "../../model/kinds/question";
import { resource } from "../../model/kinds/resource";
import { sponsor } from "../../model/kinds/sponsor";
import { subCommunity } from "../../model/kinds/sub-community";
import { fileOf, htmlOf, linksOf, pictureOf } from "./preview-files";
import type { Preview } from "./preview";
import { shownFields } from "./shown-fields";

/** Items that have no page of their own, as the lists of their kinds show them, by the folders of the kinds. */
export const listPreviews = {
  "sub-communities": (item) => {
    const fields = shownFields(subCommunity.schema, item);
    return (
      <div className="container">
        <SubCommunityPanel community={{ ...fields, jsonId: fields.id }} clubEmail={null} />
      </div>
    );
  },
  achievements: (item, addressOf) => {
    const fields = shownFields(achievement.schema, item);
    return (
      <div className="container">
        <AchievementEntry
          achievement={{
            ...fields,
            jsonId: fields.id,
            description: htmlOf(fields.description, addressOf),
            image: pictureOf(fields.image, addressOf),
            links: linksOf(fields.links, addressOf),
          }}
        />
      </div>
    );
  },
  sponsors: (item, addressOf) => {
    const fields = shownFields(sponsor.schema, item);
    const logos = { logo: pictureOf(fields.logo, addressOf), logoDark: pictureOf(fields.logoDark, addressOf) };
    return (
      <div className="container">
        <SponsorEntry sponsor={{ ...fields, ...logos, jsonId: fields.id }} />
      </div>
    );
  },
  questions: (item, addressOf) => {
    const fields = shownFields(question.schema, item);
    return (
      <div className="container">
        <QuestionEntry
          isOpen
          question={{ ...fields, jsonId: fields.id, answer: htmlOf(fields.answer, addressOf) ?? { html: "" } }}
        />
      </div>
    );
  },
  resources: (item, addressOf) => {
    const fields = shownFields(resource.schema, item);
    return (
      <div className="container">
        <ResourceEntry resource={{ ...fields, jsonId: fields.id, url: fileOf(fields.url, addressOf) }} />
      </div>
    );
  },
} satisfies Readonly<Record<string, Preview>>;

import type { ActivityFolder } from "../../../domain/activities/listed-activity";
import { t } from "../../../words/t";

interface ActivityWords {
  readonly none: string;
  readonly noneFound: string;
  readonly noneComing: string;
  readonly search: string;
  readonly searchField: string;
  readonly loading: string;
  readonly failed: string;
  readonly morePast: string;
  readonly byYear: string;
  readonly back: string;
  readonly found: (count: number) => string;
}

const words: Readonly<Record<ActivityFolder, ActivityWords>> = {
  events: {
    none: t("No events yet"),
    noneFound: t("No events found"),
    noneComing: t("No event is planned at the moment."),
    search: t("Search events"),
    searchField: t("Search events..."),
    loading: t("Loading events..."),
    failed: t("The events could not be loaded"),
    morePast: t("Show more past events"),
    byYear: t("All events by year"),
    back: t("Back to Events"),
    found: (count) => t("{count, plural, one {# event} other {# events}} found", { count }),
  },
  workshops: {
    none: t("No workshops yet"),
    noneFound: t("No workshops found"),
    noneComing: t("No workshop is planned at the moment."),
    search: t("Search workshops"),
    searchField: t("Search workshops..."),
    loading: t("Loading workshops..."),
    failed: t("The workshops could not be loaded"),
    morePast: t("Show more past workshops"),
    byYear: t("All workshops by year"),
    back: t("Back to Workshops"),
    found: (count) => t("{count, plural, one {# workshop} other {# workshops}} found", { count }),
  },
};

export function activityWords(folder: ActivityFolder): ActivityWords {
  return words[folder];
}

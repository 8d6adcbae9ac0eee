import { partsAt } from "../../../domain/activities/activity-list";
import type { ActivityFolder } from "../../../domain/activities/listed-activity";
import { routes } from "../../../domain/routes";
import type { ActivityStart } from "../../../hooks/activities/useActivityList";
import { ListHead } from "../../seo/ListHead";
import { t } from "../../../words/t";

interface ActivityListHeadProps {
  readonly folder: ActivityFolder;
  readonly start: ActivityStart;
  readonly asOf: string;
}

const heads = {
  events: {
    title: t("Events"),
    description: t("All events of the club: contests, seminars and meetings, past and upcoming."),
  },
  workshops: {
    title: t("Workshops"),
    description: t("Workshops of the club: what they teach, when and where they take place, and how to take part."),
  },
};

/** The head of the list of events or workshops. The application does not change it, so it need not load this code. */
export function ActivityListHead(props: ActivityListHeadProps) {
  return process.env.BUILD_STAGE === "build-javascript" ? null : <WrittenHead {...props} />;
}

function WrittenHead({ folder, start, asOf }: ActivityListHeadProps) {
  const { coming, past } = partsAt(start.activities, new Date(asOf));
  const paths = coming.concat(past).map(({ id }) => routes.item(folder, id));
  return <ListHead folder={folder} {...heads[folder]} paths={paths} context={{}} />;
}

import type { CreatePagesArgs } from "gatsby";
import { pictureSource, type ContentPicture } from "../../components/content/picture-source";
import { activityOptions, archivedYears, partsAt, PAST_SIZE, yearsOf } from "../../domain/activities/activity-list";
import { activityFormats } from "../../domain/activities/whole-list";
import { activityFolders, type ActivityFolder, type ListedActivity } from "../../domain/activities/listed-activity";
import { newestEventFirst } from "../../domain/activities/newest-first";
import { routes } from "../../domain/routes";
import { kindOf } from "../../model/content-model";
import { writeDataFile } from "../../outputs/data-files";
import { queryNodesInBatches } from "../query-nodes";
import type { Build } from "../build";
import { templateFile } from "./page-context";

/**
 * The lists of events and of workshops, each with the coming and the first past items; pages for their years, if there
 * are too many for one page; and the files with all of them.
 */
export async function createActivityPages(
  { graphql, actions: { createPage } }: CreatePagesArgs,
  { output, untranslated }: Pick<Build, "output" | "untranslated">,
): Promise<void> {
  const now = await queryBuildTime(graphql);
  for (const folder of activityFolders) {
    const activities = await queryActivities(graphql, folder, now);
    const { coming, past } = partsAt(activities, now);
    const shown = [...coming, ...past.slice(0, PAST_SIZE)];
    const file =
      shown.length < activities.length ? await writeDataFile(output, activityFormats[folder], activities) : null;
    const years = archivedYears(activities);
    createPage({
      path: routes.list(folder),
      component: templateFile("activities"),
      context: {
        folder,
        start: {
          activities: shown,
          total: activities.length,
          options: activityOptions(activities),
          archive: years,
          file,
        },
      },
    });
    for (const year of years) {
      const ofYear = activities.filter((activity) => yearsOf(activity).includes(year));
      const ids = ofYear.map(({ id }) => id);
      createPage({
        path: routes.year(folder, year),
        component: templateFile("activity-year"),
        context: { folder, year, years, activities: ofYear, ...untranslated.contextAmong(folder, ids) },
      });
    }
  }
}

async function queryBuildTime(graphql: CreatePagesArgs["graphql"]): Promise<Date> {
  const { data } = await graphql<Pick<Queries.ActivitiesPageQuery, "site">>(
    "{ site { siteMetadata { siteUrl asOf } } }",
  );
  return new Date(data?.site?.siteMetadata.asOf ?? "");
}

type ActivityNode = Omit<ListedActivity, "id" | "picture"> & {
  readonly jsonId: string;
  readonly image: ContentPicture | null;
};

// Not a page query, which would put the whole list into the data of the page.
const fields = `
  jsonId title date endDate time everyDay description venue joinLink participants status tags registrationLink fee
  image {
    pictureUrl
    picture {
      gatsbyImageData(size: CARD)
    }
  }
`;

const ownFields: Readonly<Record<ActivityFolder, string>> = {
  events: "repeats repeatsUntil repeatsExcept category",
  workshops: "duration level registrationOpen",
};

/** All items of a kind with the fields of their cards, latest first. */
async function queryActivities(
  graphql: CreatePagesArgs["graphql"],
  folder: ActivityFolder,
  now: Date,
): Promise<readonly ListedActivity[]> {
  const query = `${fields} ${ownFields[folder]}`;
  const nodes = [...(await queryNodesInBatches<ActivityNode>(graphql, kindOf(folder).typeName, query))];
  return nodes.sort(newestEventFirst(now)).map(({ jsonId, image, ...rest }) => {
    const picture = pictureSource(image);
    return { id: jsonId, ...rest, ...(picture && { picture }) };
  });
}

import { graphql, type PageProps } from "gatsby";
import { ActivityYear } from "../components/activities/list/ActivityYear";
import { Seo } from "../components/seo/Seo";
import type { ActivityFolder, ListedActivity } from "../domain/activities/listed-activity";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";

const titles = { events: "Events", workshops: "Workshops" } as const;

interface YearContext {
  readonly folder: ActivityFolder;
  readonly year: string;
  readonly years: readonly string[];
  readonly activities: readonly ListedActivity[];
}

export default function ActivityYearPage({
  data,
  pageContext: { folder, year, years, activities },
}: PageProps<Queries.ActivityYearPageQuery, YearContext>) {
  const club = useClub();
  const title = `${titles[folder]} of ${year}`;
  return (
    <>
      <Seo
        title={title}
        description={`${title} of ${club.name}, the newest first.`}
        path={routes.year(folder, year)}
        parents={[{ name: titles[folder], path: routes.list(folder) }]}
      />
      <ActivityYear
        folder={folder}
        title={title}
        year={year}
        years={years}
        activities={activities}
        asOf={data.site?.siteMetadata.asOf ?? ""}
      />
    </>
  );
}

export const query = graphql`
  query ActivityYearPage {
    site {
      siteMetadata {
        asOf
      }
    }
  }
`;

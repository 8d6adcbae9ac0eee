import { graphql, type PageProps } from "gatsby";
import { ActivityYear } from "../components/activities/list/ActivityYear";
import { Seo } from "../components/seo/Seo";
import type { ActivityFolder, ListedActivity } from "../domain/activities/listed-activity";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { yearText } from "../domain/text/amounts";
import { t } from "../words/t";

const lists = { events: t("Events"), workshops: t("Workshops") };

interface YearWords {
  readonly year: string;
  readonly club: string;
}

const words = {
  events: ({ year, club }: YearWords) => ({
    title: t("Events of {year}", { year }),
    description: t("Events of {year} of {club}, the newest first.", { year, club }),
  }),
  workshops: ({ year, club }: YearWords) => ({
    title: t("Workshops of {year}", { year }),
    description: t("Workshops of {year} of {club}, the newest first.", { year, club }),
  }),
};

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
  const { title, description } = words[folder]({ year: yearText(year), club: club.name });
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={routes.year(folder, year)}
        parents={[{ name: lists[folder], path: routes.list(folder) }]}
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

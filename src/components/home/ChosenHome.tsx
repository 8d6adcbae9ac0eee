import { graphql } from "gatsby";
import { questionsByGroup } from "../../domain/questions/questions-by-group";
import { routes } from "../../domain/routes";
import { usualSections } from "../../model/site/home-sections";
import { sponsorsByTier, sponsorsChange } from "../../domain/sponsors/sponsors";
import { validUntil } from "../../domain/start/start-when";
import { useNow } from "../../hooks/useNow";
import { SiteLink } from "../navigation/SiteLink";
import { QuestionEntry } from "../questions/QuestionEntry";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { SponsorLogo } from "../sponsors/SponsorLogo";
import { HeroPictures } from "./HeroPictures";
import { HomePage } from "./HomePage";
import { Projects } from "./Projects";
import { RecentAchievements } from "./RecentAchievements";
import { RecentResults } from "./RecentResults";
import { t } from "../../words/t";
import * as questionList from "../questions/questions.module.css";
import * as styles from "./home.module.css";

/** The home page with the sections that the club has chosen, and pictures in its hero. */
export function ChosenHome({ data }: { readonly data: Queries.ChosenHomePageQuery }) {
  const { home, site } = data;
  const chosen = home?.sections ?? [];
  const images = home?.heroImages ?? [];
  const sections = [...new Set(chosen.length === 0 ? usualSections : chosen)];
  const hasTerminal = (home?.terminal ?? []).length > 0;
  return (
    <>
      {sections[0] !== "hero" && (
        <Text as="h1" className="visually-hidden">
          {data.club?.name ?? ""}
        </Text>
      )}
      <HomePage
        data={data}
        sections={sections}
        pictures={images.length > 0 && <HeroPictures images={images} isBelow={hasTerminal} />}
        more={{
          projects: <Projects projects={data.allProject.nodes} />,
          achievements: <RecentAchievements achievements={data.allAchievement.nodes} />,
          results: <RecentResults results={data.allResult.nodes} />,
          sponsors: <Supporters sponsors={data.allSponsor.nodes} asOf={site?.siteMetadata.asOf ?? ""} />,
          questions: <Questions questions={data.allQuestion.nodes} />,
        }}
      />
    </>
  );
}

function Questions({ questions }: { readonly questions: readonly Queries.QuestionEntryFragment[] }) {
  if (questions.length === 0) return null;
  const inOrder = questionsByGroup(questions).flatMap(({ items }) => items);
  return (
    <div className="container">
      <Section title={t("Questions")} aside={<SiteLink to={routes.list("questions")}>{t("All questions")}</SiteLink>}>
        <ul role="list" className={questionList.list} data-pagefind-ignore="all">
          {inOrder.map((question) => (
            <li key={question.jsonId}>
              <QuestionEntry question={question} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface SupportersProps {
  readonly sponsors: readonly Queries.LinkedLogoFragment[];
  /** ISO 8601 */
  readonly asOf: string;
}

/** The logos of the current sponsors, as of when the page is read; nothing without any. */
function Supporters({ sponsors, asOf }: SupportersProps) {
  const now = useNow(asOf);
  const shown = sponsorsByTier(sponsors, now).flatMap(({ items }) => items);
  if (sponsors.length === 0) return null;
  return (
    <div className="container" {...validUntil(sponsorsChange(sponsors, now))}>
      {shown.length > 0 && (
        <Section title={t("Sponsors")} aside={<SiteLink to={routes.list("sponsors")}>{t("All sponsors")}</SiteLink>}>
          <ul role="list" className={styles.logos} data-pagefind-ignore="all">
            {shown.map((sponsor) => (
              <li key={sponsor.jsonId} className={styles.logo}>
                {sponsor.url === null ? (
                  <SponsorLogo sponsor={sponsor} />
                ) : (
                  <SiteLink to={sponsor.url}>
                    <SponsorLogo sponsor={sponsor} />
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

/** @public Gatsby collects it. */
export const linkedLogo = graphql`
  fragment LinkedLogo on Sponsor {
    ...SponsorLogo
    jsonId
    url
    tier
    from
    until
  }
`;

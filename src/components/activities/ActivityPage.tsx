import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { statusAt } from "../../domain/activities/event-status";
import { registerNowTarget } from "../../domain/activities/taking-part";
import type { PictureSource } from "../../domain/picture-source";
import { feeText } from "../../domain/text/amounts";
import { shortDayText } from "../../domain/time/date-text";
import type { FolderWith } from "../../model/descriptors";
import { isRealDate } from "../../model/values/calendar-date";
import { routes } from "../../domain/routes";
import { BackLink } from "../content/page/BackLink";
import { type GalleryEntry, GallerySection } from "../content/GallerySection";
import { LinksSection, type ShownLink } from "../content/LinksSection";
import { TagList } from "../content/TagList";
import { ButtonLink } from "../navigation/ButtonLink";
import { classes } from "../ui/classes";
import { Picture } from "../ui/Picture";
import { ActionName } from "../ui/Sentence";
import { Text } from "../ui/Text";
import { ContactSection } from "./activity-sections";
import { ActivitySummary, type SummedUp } from "./ActivitySummary";
import { t } from "../../words/t";
import * as detail from "../content/page/DetailPage.module.css";
import * as styles from "./ActivityPage.module.css";

interface ActivityPageProps {
  readonly folder: FolderWith<"calendar">;
  readonly activity: Queries.ActivityPageFragment & SummedUp;
  readonly now: Date;
  readonly back: string;
  readonly subtitle?: string | null;
  readonly picture?: PictureSource | undefined;
  readonly badges: ReactNode;
  readonly calendar: ReactNode;
  readonly links: readonly ShownLink[];
  readonly galleryTitle: string;
  readonly pictures: readonly GalleryEntry[];
  /** What the gallery shows while there are no pictures. */
  readonly placeholders?: readonly GalleryEntry[];
  readonly children: ReactNode;
}

/**
 * The page of one event or workshop. What people need to decide whether to come stays beside the text, or is above it
 * on a phone.
 */
export function ActivityPage(props: ActivityPageProps) {
  const { folder, activity, now, back, subtitle, picture, badges, calendar, children } = props;
  const { links, galleryTitle, pictures, placeholders = [] } = props;
  const list = routes.list(folder);
  const register = registerNowTarget(activity, routes.item(folder, activity.jsonId), now);
  // Once it is over, its results come first.
  const isOver = statusAt(activity, now) === "completed";
  return (
    <article className={`container ${detail.page ?? ""}`}>
      <BackLink to={list}>{back}</BackLink>
      <div className={styles.layout}>
        <header className={styles.head}>
          <div className={detail.tags} data-pagefind-ignore="">
            {badges}
          </div>
          <Text as="h1" className={detail.title}>
            {activity.title}
          </Text>
          {subtitle && (
            <Text as="p" className={detail.subtitle}>
              {subtitle}
            </Text>
          )}
        </header>
        <ActivitySummary folder={folder} activity={activity} now={now} register={register} calendar={calendar} />
        <div className={classes(styles.main, register !== undefined && styles.withBar)}>
          {picture && <Picture source={picture} alt="" eager className={detail.picture} />}
          <div className={styles.sections}>
            {isOver && <GallerySection title={galleryTitle} entries={pictures} />}
            {isOver && <LinksSection links={links} />}
            {children}
            {!isOver && <LinksSection links={links} />}
            <ContactSection activity={activity} />
            {!isOver && <GallerySection title={galleryTitle} entries={pictures} />}
            {pictures.length === 0 && <GallerySection title={galleryTitle} entries={placeholders} />}
          </div>
          <TagList tags={activity.tags} list={list} />
          {register !== undefined && <RegisterBar activity={activity} to={register} />}
        </div>
      </div>
    </article>
  );
}

/** @public Gatsby collects it. */
export const activityPage = graphql`
  fragment ActivityPage on Activity {
    ...ActivitySummary
    ...ActivityText
    ...ActivityContact
    jsonId
    tags
  }
`;

interface RegisterBarProps {
  readonly activity: SummedUp;
  readonly to: string;
}

/** A bar at the bottom of a phone. The style sheet shows it once the button in the page has scrolled out of view. */
function RegisterBar({ activity: { title, date, fee, registrationLink }, to }: RegisterBarProps) {
  const day = date && isRealDate(date) ? shortDayText(date) : undefined;
  return (
    <div className={styles.rail} data-pagefind-ignore="">
      <div className={styles.bar}>
        <span>{[day, feeText(fee)].filter(Boolean).join(" · ")}</span>
        <ButtonLink primary to={to} newTab={!!registrationLink}>
          <ActionName text={t("Register<hidden> for <name/></hidden>")} name={title} />
        </ButtonLink>
      </div>
    </div>
  );
}

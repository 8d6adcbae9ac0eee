import { memo, type ReactNode, useEffect, useId, useRef } from "react";
import { PAST_SIZE } from "../../../domain/activities/activity-list";
import type { ActivityFolder, ListedActivity } from "../../../domain/activities/listed-activity";
import { useListPlace } from "../../../hooks/scrolling/useListPlace";
import type { Paging } from "../../../hooks/useShownCount";
import { CardGrid } from "../../content/cards/CardGrid";
import { Text } from "../../ui/Text";
import { activityWords } from "./activity-words";
import { t } from "../../../words/t";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./ActivityList.module.css";

interface PartsProps {
  readonly folder: ActivityFolder;
  readonly coming: readonly ListedActivity[];
  readonly past: readonly ListedActivity[];
  readonly pastTotal: number;
  readonly paging: Paging;
  readonly narrows: boolean;
  readonly children: (activity: ListedActivity, eager: boolean) => ReactNode;
}

/** Coming and past items. Memoized, so that they are not rendered again while a reader types. */
export const Parts = memo(function Parts(props: PartsProps) {
  const { folder, coming, past, pastTotal, paging, narrows, children: card } = props;
  return (
    <>
      {(coming.length > 0 || !narrows) && (
        <Part title={t("Coming up")}>
          {coming.length === 0 ? (
            <p className="container">{activityWords(folder).noneComing}</p>
          ) : (
            <CardGrid>
              {coming.map((activity, index) => (
                <li key={activity.id}>{card(activity, index === 0)}</li>
              ))}
            </CardGrid>
          )}
        </Part>
      )}
      {past.length > 0 && (
        <PastPart items={past} paging={paging} total={pastTotal} folder={folder}>
          {(activity, place) => card(activity, place === 0 && coming.length === 0)}
        </PastPart>
      )}
    </>
  );
});

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Text as="h2" id={id} className={`container ${styles.title ?? ""}`} data-pagefind-ignore="">
        {title}
      </Text>
      {children}
    </section>
  );
}

interface PastPartProps {
  readonly items: readonly ListedActivity[];
  readonly paging: Paging;
  readonly total: number;
  readonly folder: ActivityFolder;
  readonly children: (activity: ListedActivity, place: number) => ReactNode;
}

function PastPart({ items, paging, total, folder, children: card }: PastPartProps) {
  const list = useRef<HTMLDivElement>(null);
  const { of, shown, more } = paging;
  const cards = items.slice(0, shown);
  const awaited = useRef<number>(undefined);
  useListPlace(list, { of, shown, atFirst: PAST_SIZE });
  useEffect(() => {
    const place = awaited.current;
    if (place === undefined || cards.length <= place) return;
    // Moves the focus to the first new item, for readers who use the keyboard.
    list.current?.querySelectorAll<HTMLElement>("h3 a")[place]?.focus({ preventScroll: true });
    awaited.current = undefined;
  }, [cards.length]);
  return (
    <Part title={t("Past")}>
      <div ref={list}>
        <CardGrid>
          {cards.map((activity, place) => (
            <li key={activity.id}>{card(activity, place)}</li>
          ))}
        </CardGrid>
      </div>
      {cards.length < total && (
        <p className={`container ${styles.more ?? ""}`}>
          <button
            type="button"
            className={buttons.button}
            onClick={() => {
              awaited.current = cards.length;
              more(total);
            }}
          >
            {activityWords(folder).morePast}
          </button>
        </p>
      )}
    </Part>
  );
}

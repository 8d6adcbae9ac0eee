import type { BannerText } from "../../model/build-info";
import { SiteLink } from "../navigation/SiteLink";
import { t } from "../../words/t";

/**
 * The strip above a page, outside the part that React renders: it only costs pages that have one, and works without the
 * application (`show-banner.ts`). Without scripts it is shown if it was due when the page was built.
 */
export function Banner({ html, link, isDue }: Pick<BannerText, "html" | "link" | "isDue">) {
  return (
    <aside className="banner" aria-label={t("Announcement")} hidden={!isDue}>
      <p>
        <span dangerouslySetInnerHTML={{ __html: html }} />
        {link !== undefined && (
          <>
            {" "}
            <SiteLink to={link}>{t("Read More||after a banner")}</SiteLink>
          </>
        )}
      </p>
      {/* Not a `button`, which would load the application. */}
      <input type="button" value="×" aria-label={t("Dismiss||a banner")} />
    </aside>
  );
}

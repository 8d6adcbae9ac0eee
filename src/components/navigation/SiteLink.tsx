import { type ComponentProps, useContext } from "react";
import { isFilePath } from "../../domain/addresses/page-file";
import { servedPath, withoutSlash } from "../../domain/addresses/served-path";
import { isSafeTarget, isSitePath } from "../../model/values/link-target";
import { leadsSomewhere } from "../../domain/settings/offered";
import { PagePath } from "../../hooks/page-context";
import { Text } from "../ui/Text";
import { t } from "../../words/t";

type SiteLinkProps = Omit<ComponentProps<"a">, "href" | "ref"> & {
  readonly to: string;
  /** Opens in a new tab; links to other sites do so anyway (docs/behaviour.md#every-page). */
  readonly newTab?: boolean;
};

/**
 * A link to anywhere: pages of this site open in this tab, everything else in a new one. If the page is switched off or
 * empty, only the words are shown.
 */
export function SiteLink({ to, newTab = false, children, ...rest }: SiteLinkProps) {
  const here = useContext(PagePath);
  if (!leadsSomewhere(to)) return <span className={rest.className}>{children}</span>;
  const isFile = isSitePath(to) && isFilePath(to);
  if (isSitePath(to) && !newTab && !isFile) {
    const href = withoutSlash(to);
    return (
      <a aria-current={href === here ? "page" : undefined} {...rest} href={servedPath(href)}>
        {children}
      </a>
    );
  }
  const opensTab = newTab || /^https?:/i.test(to) || isFile;
  return (
    <a
      href={isSafeTarget(to) ? servedPath(to) : undefined}
      {...(opensTab && { target: "_blank", rel: "noopener noreferrer" })}
      {...rest}
    >
      {children}
      {opensTab && <span className="visually-hidden">{` ${t("(opens in a new tab)")}`}</span>}
    </a>
  );
}

interface TextLinkProps extends Omit<SiteLinkProps, "to" | "children"> {
  readonly to: string | null | undefined;
  readonly children: string;
}

/** A text of the content, as a link if its target is known. */
export function TextLink({ to, children, ...rest }: TextLinkProps) {
  if (!to) return <Text>{children}</Text>;
  return (
    <SiteLink to={to} {...rest}>
      <Text>{children}</Text>
    </SiteLink>
  );
}

import type { PageProps } from "gatsby";
import { MovedNotice } from "../components/moved/MovedNotice";
import { Seo } from "../components/seo/Seo";
import { t } from "../words/t";

export default function MovedPage({ pageContext: { to } }: PageProps<unknown, { to: string }>) {
  return (
    <>
      <Seo
        title={t("Moved to {address}", { address: to })}
        description={t("This page has moved to {address}.", { address: to })}
        path={to}
        leadsOn
        noindex
      />
      <MovedNotice to={to} />
    </>
  );
}

import type { PageProps } from "gatsby";
import { MovedNotice } from "../components/moved/MovedNotice";
import { Seo } from "../components/seo/Seo";

export default function MovedPage({ pageContext: { to } }: PageProps<unknown, { to: string }>) {
  return (
    <>
      <Seo title={`Moved to ${to}`} description={`This page has moved to ${to}.`} path={to} leadsOn noindex />
      <MovedNotice to={to} />
    </>
  );
}

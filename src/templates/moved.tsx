import { navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { MovedNotice } from "../components/moved/MovedNotice";
import { isSitePath } from "../model/values/link-target";
import { Seo } from "../components/seo/Seo";

export default function MovedPage({ pageContext: { to } }: PageProps<unknown, { to: string }>) {
  useEffect(() => {
    if (isSitePath(to)) navigate(to, { replace: true });
    else window.location.replace(to);
  }, [to]);
  return (
    <>
      <Seo title={`Moved to ${to}`} description={`This page has moved to ${to}.`} path={to} leadsOn noindex />
      <MovedNotice to={to} />
    </>
  );
}

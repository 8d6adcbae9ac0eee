import { navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { MovedNotice } from "../components/moved/MovedNotice";
import { Seo } from "../components/seo/Seo";

export default function MovedPage({ pageContext: { to } }: PageProps<unknown, { to: string }>) {
  useEffect(() => void navigate(to, { replace: true }), [to]);
  return (
    <>
      <Seo title={`Moved to ${to}`} description={`This page has moved to ${to}.`} path={to} leadsOn noindex />
      <MovedNotice to={to} />
    </>
  );
}

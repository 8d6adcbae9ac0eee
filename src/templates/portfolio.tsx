import type { PageProps } from "gatsby";
import { Portfolio } from "../components/people/portfolio/Portfolio";
import { Seo } from "../components/seo/Seo";
import { t } from "../words/t";

interface PortfolioContext {
  readonly name: string;
  readonly portfolio: string;
  /** The path of the page. */
  readonly page: string;
  readonly profile: string;
}

export default function PortfolioPage({ pageContext }: PageProps<object, PortfolioContext>) {
  const { name, portfolio, page, profile } = pageContext;
  return (
    <>
      <Seo
        title={t("Portfolio of {name}", { name })}
        description={t("The personal site of {name}: {address}", { name, address: portfolio })}
        path={page}
        noindex
      />
      <Portfolio name={name} portfolio={portfolio} profile={profile} />
    </>
  );
}

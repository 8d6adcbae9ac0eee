import type { PageProps } from "gatsby";
import { Portfolio } from "../components/people/portfolio/Portfolio";
import { Seo } from "../components/seo/Seo";
import { portfolioTarget } from "../domain/people/portfolio";

interface PortfolioContext {
  readonly name: string;
  readonly portfolio: string;
  readonly profile: string;
}

export default function PortfolioPage({ pageContext }: PageProps<object, PortfolioContext>) {
  const { name, portfolio, profile } = pageContext;
  return (
    <>
      <Seo
        title={`Portfolio of ${name}`}
        description={`The personal site of ${name}: ${portfolio}`}
        path={portfolioTarget(name, portfolio)}
        noindex
      />
      <Portfolio name={name} portfolio={portfolio} profile={profile} />
    </>
  );
}

import { SearchPage } from "../components/search/SearchPage";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { t } from "../words/t";

export default function Search() {
  return (
    <>
      <Seo title={t("Search")} description={t("Search everything on this site.")} path={routes.search} noindex />
      <SearchPage />
    </>
  );
}

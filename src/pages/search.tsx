import { SearchPage } from "../components/search/SearchPage";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";

export default function Search() {
  return (
    <>
      <Seo title="Search" description="Search everything on this site." path={routes.search} noindex />
      <SearchPage />
    </>
  );
}

import { NotFound } from "../components/not-found/NotFound";
import { NOT_FOUND } from "../components/seo/PageHead";
import { Seo } from "../components/seo/Seo";
import { t } from "../words/t";

export default function NotFoundPage() {
  return (
    <>
      <Seo title={t("Page not found")} description={t("There is no page at this address.")} path={NOT_FOUND} noindex />
      <NotFound />
    </>
  );
}

import { NotFound } from "../components/not-found/NotFound";
import { files } from "../domain/routes";
import { Seo } from "../components/seo/Seo";
import { t } from "../words/t";

export default function NotFoundPage() {
  return (
    <>
      <Seo
        title={t("Page not found")}
        description={t("There is no page at this address.")}
        path={files.notFoundPage}
        noindex
      />
      <NotFound />
    </>
  );
}

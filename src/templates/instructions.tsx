import type { PageProps } from "gatsby";
import { Instructions } from "../components/instructions/Instructions";
import { Seo } from "../components/seo/Seo";
import type { GeneratorForm } from "../domain/generator/generator-form";
import { routes } from "../domain/routes";
import { t } from "../words/t";

interface InstructionsContext {
  readonly forms: readonly GeneratorForm[];
}

export default function InstructionsPage({ pageContext }: PageProps<object, InstructionsContext>) {
  return (
    <>
      <Seo
        title={t("Instructions")}
        description={t(
          "How editors write the files of this site: a form for each kind of content, what is required, and tips.",
        )}
        path={routes.instructions}
        noindex
      />
      <Instructions forms={pageContext.forms} />
    </>
  );
}

import type { Actions } from "gatsby";
import { routes } from "../../domain/routes";
import { generatorForms } from "./generator-forms";
import { templateFile } from "./template-file";

/**
 * The generator of content files, if the club has a kind with a form. The forms come from the model at build time, so that
 * it need not be loaded.
 */
export function createInstructionsPage({ actions }: { readonly actions: Pick<Actions, "createPage"> }): void {
  const forms = generatorForms();
  if (forms.length === 0) return;
  actions.createPage({
    path: routes.instructions,
    component: templateFile("instructions"),
    context: { forms },
  });
}

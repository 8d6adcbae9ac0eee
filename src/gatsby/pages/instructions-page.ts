import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { generatorForms } from "./generator-forms";

/** The generator of content files; its forms come from the model at build time, so that it need not be loaded. */
export function createInstructionsPage({ actions: { createPage } }: CreatePagesArgs): void {
  createPage({
    path: routes.instructions,
    component: path.resolve("src/templates/instructions.tsx"),
    context: { forms: generatorForms() },
  });
}

import type { CreatePagesArgs } from "gatsby";
import { createEventPages } from "./pages/event-pages";

/** All pages whose addresses come from content, one module a kind. */
export async function createContentPages(arguments_: CreatePagesArgs): Promise<void> {
  await createEventPages(arguments_);
}

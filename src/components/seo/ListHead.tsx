import { routes } from "../../domain/routes";
import { collection } from "../../domain/structured-data/collection";
import { useClub } from "../../hooks/useClub";
import type { FolderWith } from "../../model/descriptors";
import { Seo } from "./Seo";

/** What `list-pages.ts` knows about a list. */
export interface ListContext {
  /** True without items: hidden from search engines. */
  readonly noindex?: boolean;
}

interface ListHeadProps {
  readonly folder: FolderWith<"list">;
  readonly title: string;
  readonly description: string;
  /** The addresses of its items in the order shown. */
  readonly paths: readonly string[];
  readonly context: ListContext;
}

/** The head of a page that lists the items of a kind. */
export function ListHead({ folder, title, description, paths, context }: ListHeadProps) {
  const { siteUrl } = useClub();
  const path = routes.list(folder);
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      noindex={context.noindex === true}
      structuredData={[collection(siteUrl, title, path, paths)]}
    />
  );
}

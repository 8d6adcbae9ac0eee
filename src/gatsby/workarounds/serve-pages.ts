import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { pageFile } from "../../domain/addresses/page-file";
import { isFunction, propertyOf, type UnknownFunction } from "../../domain/shape";
import { functionOf, gatsbyRequire } from "../insides";

/**
 * The configuration for `gatsby serve`, which only finds pages in folders by itself: makes it find pages where the
 * build has put them (`placePages`).
 *
 * @param pathPrefix the folder of the site on its host
 * @throws if Gatsby serves files in another way
 */
export function configToServe(pathPrefix: string, express: unknown = gatsbyRequire("express")): GatsbyConfig {
  console.log(
    "gatsby serve shows the pages without the site's headers, redirects and other host rules, which 'npm run serve' has." +
      (pathPrefix === "" ? "" : ` It needs --prefix-paths, since the site is in ${pathPrefix}.`),
  );
  const serveFiles = functionOf(express, "static");
  Object.assign(Object(express), {
    static: (root: string, options: unknown) => withPages(root, serveFiles(root, options)),
  });
  return { pathPrefix, trailingSlash: "ignore" };
}

function withPages(root: string, serve: unknown): UnknownFunction {
  if (!isFunction(serve))
    throw new Error("Gatsby serves files in another way: adapt src/gatsby/workarounds/serve-pages.ts");
  return (request, ...rest) => {
    const [address = "", query] = String(propertyOf(request, "url")).split(/(?=\?)/);
    const file = pageFile(address.replace(/(?<=.)\/$/, ""));
    if (existsSync(path.join(root, decodeURI(file)))) Object.assign(Object(request), { url: `/${file}${query ?? ""}` });
    return serve(request, ...rest);
  };
}

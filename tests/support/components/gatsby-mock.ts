import { createElement, type ComponentProps } from "react";
import { club } from "./club";

/** Replaces Gatsby where components are rendered without it. */
export function Link({ to, ...rest }: ComponentProps<"a"> & { readonly to: string }) {
  return createElement("a", { href: to, ...rest });
}

export const graphql = () => "";

export const navigate = jest.fn();

/** Who the club is; a test may give it another one. */
export const useStaticQuery = jest.fn((): unknown => ({ site: { siteMetadata: { siteUrl: club.siteUrl } }, club }));

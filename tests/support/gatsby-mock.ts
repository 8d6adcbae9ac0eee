import { createElement, type ComponentProps } from "react";

/** Stands in for Gatsby where components are drawn without it. */
export function Link({ to, ...rest }: ComponentProps<"a"> & { readonly to: string }) {
  return createElement("a", { href: to, ...rest });
}

export const graphql = () => "";

export const navigate = jest.fn();

export const useStaticQuery = jest.fn();

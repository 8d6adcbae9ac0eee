import { createElement, type ComponentProps } from "react";

/** Stands in for gatsby where components are tried by themselves: a link is a link, a query is nothing. */
export const Link = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) =>
  createElement("a", { href: to, ...rest });

export const graphql = () => "";

export const useStaticQuery = jest.fn();

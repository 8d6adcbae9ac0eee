import "./speak";

/* gatsby-config.ts and gatsby-node.ts load this, once in a process. Gatsby takes an export `config` for one of a page. */
export { gatsbyConfig } from "./config";
export * from "./node";

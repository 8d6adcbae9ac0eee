import "./speak";
import type { GatsbyNode } from "gatsby";
import { configToBuild, configWhileServed } from "./config";
import { hooksOf } from "./node";
import { readBuild } from "./read-build";

/**
 * gatsby-config.ts and gatsby-node.ts load this, once in a process. No export may be called `config`, which Gatsby
 * treats as that of a page.
 */
const build = process.env.gatsby_executing_command === "serve" ? undefined : readBuild(process.env);

export const gatsbyConfig = build ? configToBuild(build) : configWhileServed();
export const hooks: GatsbyNode = build ? hooksOf(build) : {};

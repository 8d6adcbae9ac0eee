import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const project = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** The last line of Astro that runs on Node 20. */
const ASTRO = "5.9.4";

/** In the versions of this project. */
function gatsbyPackages() {
  const { dependencies } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8"));
  const names = ["gatsby", "gatsby-source-filesystem", "gatsby-transformer-json", "react", "react-dom"];
  return Object.fromEntries(names.map((name) => [name, dependencies[name]]));
}

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/**
 * A Gatsby site that shows a list of the members and a page for each, and does nothing else. It uses the packages of
 * this project.
 *
 * @param {string} folder is created
 * @param {string} members the folder with a JSON file for each member
 * @returns {readonly string[]} the command that builds it, run by Node in that folder
 */
export function writePlainGatsby(folder, members) {
  write(folder, {
    "package.json": JSON.stringify({ name: "plain-gatsby", private: true, dependencies: gatsbyPackages() }),
    "gatsby-config.js": `module.exports = {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "members", path: ${JSON.stringify(members)} } },
    { resolve: "gatsby-transformer-json", options: { typeName: "Member" } },
  ],
};
`,
    "gatsby-node.js": `exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql("{ allMember { nodes { id parent { ... on File { name } } } } }");
  const component = require.resolve("./member-template.js");
  for (const { id, parent } of data.allMember.nodes)
    actions.createPage({ path: "/member/" + parent.name, component, context: { id } });
};
`,
    "member-template.js": `import * as React from "react";
import { graphql } from "gatsby";
export default function Member({ data: { member } }) {
  return <main><h1>{member.name}</h1><p>{member.session}</p></main>;
}
export const Head = ({ data }) => <title>{data.member.name}</title>;
export const query = graphql\`query PlainMember($id: String!) { member(id: { eq: $id }) { name session } }\`;
`,
    [path.join("src", "pages", "index.js")]: `import * as React from "react";
import { graphql, Link } from "gatsby";
export default function Members({ data }) {
  return (
    <ul>
      {data.allMember.nodes.map(({ name, parent }) => (
        <li key={parent.name}><Link to={"/member/" + parent.name}>{name}</Link></li>
      ))}
    </ul>
  );
}
export const Head = () => <title>Members</title>;
export const query = graphql\`{ allMember { nodes { name parent { ... on File { name } } } } }\`;
`,
  });
  symlinkSync(path.join(project, "node_modules"), path.join(folder, "node_modules"), "junction");
  return ["node_modules/gatsby/cli.js", "build"];
}

/**
 * An Astro site of the same kind, with its packages, which are installed into the folder.
 *
 * @param {string} folder is created
 * @param {string} members the folder with a JSON file for each member
 * @returns {readonly string[] | undefined} the command that builds it; undefined if Astro could not be installed
 */
export function writePlainAstro(folder, members) {
  write(folder, {
    "package.json": JSON.stringify({
      name: "plain-astro",
      private: true,
      type: "module",
      dependencies: { astro: ASTRO },
    }),
    "astro.config.mjs": `export default { telemetry: false };\n`,
    "src/content.config.mjs": `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
export const collections = {
  members: defineCollection({ loader: glob({ pattern: "*.json", base: ${JSON.stringify(members)} }) }),
};
`,
    "src/pages/member/[id].astro": `---
import { getCollection } from "astro:content";
export async function getStaticPaths() {
  const members = await getCollection("members");
  return members.map((member) => ({ params: { id: member.id }, props: { member } }));
}
const { data } = Astro.props.member;
---
<html lang="en"><head><title>{data.name}</title></head><body><main><h1>{data.name}</h1><p>{data.session}</p></main></body></html>
`,
    "src/pages/index.astro": `---
import { getCollection } from "astro:content";
const members = await getCollection("members");
---
<html lang="en"><head><title>Members</title></head><body><ul>{members.map(({ id, data }) => <li><a href={"/member/" + id}>{data.name}</a></li>)}</ul></body></html>
`,
  });
  if (existsSync(path.join(project, ".npmrc"))) cpSync(path.join(project, ".npmrc"), path.join(folder, ".npmrc"));
  const options = { cwd: folder, encoding: "utf8", shell: process.platform === "win32" };
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], options);
  return status === 0 ? ["node_modules/astro/astro.js", "build"] : undefined;
}

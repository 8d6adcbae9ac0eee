import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const project = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../..");

/** The last line of Astro that runs on Node 20. */
const ASTRO = "5.9.4";

/** In the versions of this project. */
function gatsbyPackages() {
  const { dependencies } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8"));
  const names = ["gatsby", "gatsby-source-filesystem", "gatsby-transformer-json", "react", "react-dom"];
  return Object.fromEntries(names.map((name) => [name, dependencies[name]]));
}

const person = ["name", "department", "bio", "email"];

/** The kinds of the generated content, with the fields that the plain sites show. */
const kinds = [
  {
    type: "Member",
    folder: "members",
    fields: ["name", "session", "shift", "roll", "github", "linkedin", "codeforces"],
  },
  {
    type: "Event",
    folder: "events",
    fields: ["title", "description", "fullDescription", "date", "time", "venue", "topics"],
  },
  {
    type: "Workshop",
    folder: "workshops",
    fields: ["title", "description", "fullDescription", "date", "time", "curriculum"],
  },
  { type: "Notice", folder: "notices", fields: ["title", "content", "date", "category", "priority"] },
  { type: "Post", folder: "posts", fields: ["title", "description", "date", "tags"] },
  { type: "Leader", folder: "team", fields: [...person, "position", "skills", "achievements"] },
  { type: "PastLeader", folder: "past-leaders", fields: [...person, "position", "tenure", "achievements"] },
  { type: "Advisor", folder: "advisors", fields: [...person, "designation", "specialization", "education"] },
];

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

function gatsbyTemplate({ type, fields }) {
  return `import * as React from "react";
import { graphql } from "gatsby";
export default function ${type}Page({ data: { item } }) {
  return <main>{Object.entries(item).map(([field, value]) => <p key={field}>{String(value ?? "")}</p>)}</main>;
}
export const Head = ({ data }) => <title>{data.item.${fields[0]}}</title>;
export const query = graphql\`query ${type}Page($id: String!) { item: plain${type}(id: { eq: $id }) { ${fields.join(" ")} } }\`;
`;
}

function gatsbyList({ type, folder, fields }) {
  return `import * as React from "react";
import { graphql, Link } from "gatsby";
export default function ${type}List({ data }) {
  return (
    <ul>
      {data.all.nodes.map((item) => (
        <li key={item.parent.name}><Link to={"/${folder}/" + item.parent.name}>{item.${fields[0]}}</Link></li>
      ))}
    </ul>
  );
}
export const Head = () => <title>${folder}</title>;
export const query = graphql\`{ all: allPlain${type} { nodes { ${fields[0]} parent { ... on File { name } } } } }\`;
`;
}

/**
 * A Gatsby site that shows a list of the items of each kind and a page for each item, and does nothing else. It uses
 * the packages of this project.
 *
 * @param {string} folder is created
 * @param {string} content the folder with a folder of JSON files for each kind
 * @returns {readonly string[]} the command that builds it, run by Node in that folder
 */
export function writePlainGatsby(folder, content) {
  const types = Object.fromEntries(kinds.map(({ type, folder: name }) => [name, `Plain${type}`]));
  const folders = Object.entries(types).map(([name]) => ({
    resolve: "gatsby-source-filesystem",
    options: { name, path: path.join(content, name) },
  }));
  write(folder, {
    "package.json": JSON.stringify({ name: "plain-gatsby", private: true, dependencies: gatsbyPackages() }),
    "gatsby-config.js": `const types = ${JSON.stringify(types)};
const typeName = ({ node }) => types[node.sourceInstanceName];
module.exports = {
  plugins: [...${JSON.stringify(folders)}, { resolve: "gatsby-transformer-json", options: { typeName } }],
};
`,
    "gatsby-node.js": `const types = ${JSON.stringify(types)};
exports.createPages = async ({ graphql, actions }) => {
  for (const [folder, type] of Object.entries(types)) {
    const { data } = await graphql("{ all: all" + type + " { nodes { id parent { ... on File { name } } } } }");
    const component = require.resolve("./templates/" + folder + ".js");
    for (const { id, parent } of data.all.nodes)
      actions.createPage({ path: "/" + folder + "/" + parent.name, component, context: { id } });
  }
};
`,
    ...Object.fromEntries(kinds.map((kind) => [`templates/${kind.folder}.js`, gatsbyTemplate(kind)])),
    ...Object.fromEntries(kinds.map((kind) => [`src/pages/${kind.folder}.js`, gatsbyList(kind)])),
  });
  symlinkSync(path.join(project, "node_modules"), path.join(folder, "node_modules"), "junction");
  return ["node_modules/gatsby/cli.js", "build"];
}

function astroPages({ folder, fields }) {
  return {
    [`src/pages/${folder}/[id].astro`]: `---
import { getCollection } from "astro:content";
export async function getStaticPaths() {
  const items = await getCollection("${folder}");
  return items.map((item) => ({ params: { id: item.id }, props: { item } }));
}
const { data } = Astro.props.item;
const fields = ${JSON.stringify(fields)};
---
<html lang="en"><head><title>{data.${fields[0]}}</title></head><body><main>{fields.map((field) => <p>{String(data[field] ?? "")}</p>)}</main></body></html>
`,
    [`src/pages/${folder}/index.astro`]: `---
import { getCollection } from "astro:content";
const items = await getCollection("${folder}");
---
<html lang="en"><head><title>${folder}</title></head><body><ul>{items.map(({ id, data }) => <li><a href={"/${folder}/" + id}>{data.${fields[0]}}</a></li>)}</ul></body></html>
`,
  };
}

/**
 * An Astro site of the same kind, with its packages, which are installed into the folder.
 *
 * @param {string} folder is created
 * @param {string} content the folder with a folder of JSON files for each kind
 * @returns {readonly string[] | undefined} the command that builds it; undefined if Astro could not be installed
 */
export function writePlainAstro(folder, content) {
  const bases = Object.fromEntries(kinds.map(({ folder: name }) => [name, path.join(content, name)]));
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
const bases = ${JSON.stringify(bases)};
const collection = (base) => defineCollection({ loader: glob({ pattern: "*.json", base }) });
export const collections = Object.fromEntries(Object.entries(bases).map(([name, base]) => [name, collection(base)]));
`,
    ...Object.assign({}, ...kinds.map(astroPages)),
  });
  if (existsSync(path.join(project, ".npmrc"))) cpSync(path.join(project, ".npmrc"), path.join(folder, ".npmrc"));
  const options = { cwd: folder, encoding: "utf8", shell: process.platform === "win32" };
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], options);
  return status === 0 ? ["node_modules/astro/astro.js", "build"] : undefined;
}

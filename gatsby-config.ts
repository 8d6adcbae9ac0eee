import { loadTypeScript } from "./src/gatsby/load-typescript";

export default loadTypeScript("src/gatsby/entry.ts").gatsbyConfig;

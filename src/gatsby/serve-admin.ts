import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { contentDirectory } from "../content/content-directory";
import { SiteFiles } from "../outputs/writing/site-files";
import { writeAdmin } from "../cms/build/write-admin";

/** What is used of Express, whose types Gatsby does not bring. */
interface DevelopServer {
  get(path: RegExp, answer: (request: unknown, response: { sendFile(file: string): void }) => void): void;
}

/** Makes /admin for `npm run develop`, where no build has written it; Gatsby serves what lies below it. */
export async function serveAdmin({ app }: CreateDevServerArgs): Promise<void> {
  const site = new SiteFiles("public");
  await writeAdmin(site, contentDirectory(), { now: new Date() });
  const server: unknown = app;
  if (!isDevelopServer(server)) throw new Error("Gatsby's server takes no pages");
  server.get(/^\/admin\/desk\/?$/, (_request, response) => {
    response.sendFile(path.join(site.publicDirectory, "admin/desk/index.html"));
  });
  server.get(/^\/admin\/?$/, (_request, response) => {
    response.sendFile(path.join(site.publicDirectory, "admin/index.html"));
  });
}

function isDevelopServer(value: unknown): value is DevelopServer {
  return typeof value === "function" && "get" in value;
}

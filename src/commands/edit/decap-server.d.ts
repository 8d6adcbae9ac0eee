/** decap-server brings no types; its README names this module for servers that have more to do than it has. */
declare module "decap-server/dist/middlewares" {
  import type { Express } from "express";

  interface Options {
    /** A level of winston: `error`, `info`, … */
    readonly logLevel?: string;
  }

  /** Answers `POST /api/v1` by reading and writing the files below `GIT_REPO_DIRECTORY`. */
  export function registerLocalFs(app: Express, options?: Options): Promise<void>;
}

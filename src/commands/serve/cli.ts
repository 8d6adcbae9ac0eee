import path from "node:path";
import { serveSite } from "./serve-site";

serveSite(path.resolve("public"), process.env).then(
  ({ address }) => console.log(`The site is served on ${address}`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);

import path from "node:path";
import { createSiteServer } from "./create-site-server";

const port = Number(process.env.PORT || 9000);

createSiteServer(path.resolve("public"))
  .on("error", (error) => {
    console.error(`The site can't be served on port ${port}: ${error.message}`);
    process.exitCode = 1;
  })
  .listen(port, () => console.log(`The site is served on http://localhost:${port}`));

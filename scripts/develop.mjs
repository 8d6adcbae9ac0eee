import { runGatsby } from "./build/run-gatsby.mjs";

await runGatsby("develop");

import { describeFiles } from "../support/describe-files";

describeFiles(".test.tsx");

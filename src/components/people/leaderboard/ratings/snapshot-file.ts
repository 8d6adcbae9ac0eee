import { name, parse } from "../../../../domain/ratings/snapshot-format";
import { dataFile } from "../../../../hooks/loading/data-file";

/** All ratings as they were when the site was built. */
export const snapshotFile = dataFile({ name, parse });

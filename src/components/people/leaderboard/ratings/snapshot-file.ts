import { name, parse } from "../../../../domain/ratings/snapshot-format";
import { DataFile } from "../../../../hooks/loading/DataFile";

/** All ratings as they were when the site was built. */
export const snapshotFile = new DataFile({ name, parse });

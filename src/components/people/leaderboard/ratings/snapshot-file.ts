import { snapshotFormat } from "../../../../domain/ratings/snapshot";
import { DataFile } from "../../../../hooks/loading/DataFile";

/** All ratings as they were when the site was built. */
export const snapshotFile = new DataFile(snapshotFormat);

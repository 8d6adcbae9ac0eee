import { unpackSnapshot } from "../../../../domain/ratings/snapshot";
import { DataFile } from "../../../../hooks/loading/DataFile";

/** All ratings as they were when the site was built. */
export const snapshotFile = new DataFile("ratings", (json) => {
  const snapshot = unpackSnapshot(json);
  if (!snapshot) throw new TypeError("The file of ratings holds something else");
  return snapshot;
});

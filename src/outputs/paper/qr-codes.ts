import { absoluteUrl } from "../../domain/addresses/absolute-url";
import { isKindUsed } from "../../domain/settings/offered";
import { files, routes } from "../../domain/routes";
import { kindsWith } from "../../model/content-model";
import { nodeId } from "../site/node-id";
import type { Site } from "../site/site";
import type { OutputFile } from "../writing/output-file";
import { qrCode } from "./qr-code";

/** For each event and workshop the QR code of its address, for its poster. */
export function qrCodes({ url, nodesOfType }: Pick<Site, "url" | "nodesOfType">): OutputFile[] {
  const used = kindsWith("calendar").filter(({ folder }) => isKindUsed(folder));
  return used.flatMap(({ folder, typeName }) =>
    Array.from(nodesOfType(typeName), (node) => {
      const id = nodeId(node);
      return { path: files.qrCode(folder, id), data: qrCode(absoluteUrl(url, routes.item(folder, id))) };
    }),
  );
}

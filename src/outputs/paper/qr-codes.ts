import { absoluteUrl } from "../../domain/addresses/absolute-url";
import { isKindUsed } from "../../domain/settings/offered";
import { files, routes } from "../../domain/routes";
import { kindsWith } from "../../model/content-model";
import { nodeId } from "../site/node-id";
import type { Site } from "../site/site";
import type { KeptTexts } from "../writing/kept-texts";
import type { OutputFile } from "../writing/output-file";
import { qrCode } from "./qr-code";

/**
 * For each event and workshop the QR code of its address, for its poster.
 *
 * @param kept to make one takes the library 2 ms
 */
export function qrCodes({ url, nodesOfType }: Pick<Site, "url" | "nodesOfType">, kept: KeptTexts): OutputFile[] {
  const used = kindsWith("calendar").filter(({ folder }) => isKindUsed(folder));
  return used.flatMap(({ folder, typeName }) =>
    Array.from(nodesOfType(typeName), (node) => {
      const id = nodeId(node);
      const address = absoluteUrl(url, routes.item(folder, id));
      return { path: files.qrCode(folder, id), data: kept.of(["QR code", address], () => qrCode(address)) };
    }),
  );
}

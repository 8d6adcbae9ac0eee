import { absoluteUrl } from "../../domain/addresses/served-path";
import { routes } from "../../domain/routes";
import type { FolderWith } from "../../model/descriptors";
import { nodeId, type ContentNode } from "../../outputs/site";
import { siteUrlIn } from "../read-site";
import { posterCode } from "./poster-code";
import type { GatsbyResolver } from "./resolve-field";

export const posterCodeType = `
  type PosterCode { size: Int!, path: String! }
`;

/** A field with the QR code of an item's page. Since it is a field, it is made only for pages that change. */
export function posterCodeField(folder: FolderWith<"item">) {
  const resolve: GatsbyResolver<ContentNode> = async (item, _arguments, { nodeModel }) => {
    const site = await nodeModel.findOne({ type: "Site", query: { filter: {} } });
    return posterCode(absoluteUrl(siteUrlIn(site), routes.item(folder, nodeId(item))));
  };
  return { posterCode: { type: "PosterCode!", resolve } };
}

import { absoluteUrl } from "../../domain/addresses/served-path";
import { routes } from "../../domain/routes";
import type { FolderWith } from "../../model/descriptors";
import { posterCode } from "../../outputs/paper/poster-code";
import { nodeId } from "../../outputs/site/node-id";
import type { ContentNode } from "../../outputs/site/site";
import { siteUrlIn } from "../read-site";
import type { GatsbyResolver } from "./resolver";

export const posterCodeType = `
  type PosterCode { size: Int!, path: String! }
`;

/** A field with the QR code for the page of an item. As a field, it is made only for pages that change. */
export function posterCodeField(folder: FolderWith<"item">) {
  const resolve: GatsbyResolver<ContentNode> = async (item, _arguments, { nodeModel }) => {
    const site = await nodeModel.findOne({ type: "Site", query: { filter: {} } });
    return posterCode(absoluteUrl(siteUrlIn(site), routes.item(folder, nodeId(item))));
  };
  return { posterCode: { type: "PosterCode!", resolve } };
}

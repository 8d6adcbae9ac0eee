import path from "node:path";
import type { RequestHandler } from "express";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { isText } from "../../domain/shape";
import { replaceFile } from "../../outputs/writing/replace-file";

/**
 * Writes what the editor saves instead of decap-server, which would overwrite the old file: on a full disk, that would
 * leave half a text and nothing of the old one.
 *
 * @param repository the folder to which the paths of requests are relative
 */
export function writeWhole(repository: string): RequestHandler {
  const write = ({ path: file, raw, content }: JsonObject) =>
    replaceFile(path.join(repository, String(file)), isText(raw) ? raw : bytesOf(content));
  return async (request, response, next) => {
    const { action, params } = fieldsOf(request.body);
    const { assets, dataFiles, asset, branch } = fieldsOf(params);
    try {
      if (action === "persistEntry") {
        // Files come first, since the entry refers to them.
        for (const file of [...listOf(assets), ...listOf(dataFiles)]) await write(file);
        response.json({ message: "entry persisted" });
        return;
      }
      if (action === "persistMedia") {
        await write(fieldsOf(asset));
        request.body = { action: "getMediaFile", params: { branch, path: fieldsOf(asset).path } };
      }
      next();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      response.status(500).json({ error: reason.replace(repository + path.sep, "") });
    }
  };
}

function bytesOf(content: unknown): Uint8Array {
  return Buffer.from(String(content), "base64");
}

function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** The request has been checked already. */
function fieldsOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

import type { ReactNode } from "react";
import type { JsonObject } from "../../model/schema/json-object";
import type { AddressOf } from "./preview-files";

/** Draws an item that is being written with the components of its page. */
export type Preview = (item: JsonObject, addressOf: AddressOf, now: string) => ReactNode;

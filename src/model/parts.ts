import { clubSettings } from "./build-info";
import { descriptors, type Folder } from "./descriptors";

/** Parts of the site besides the kinds of content that a club may do without. */
const features = ["codeforces", "discord", "join-us", "registration"] as const;

/** A part of the site that a club may switch off. Past leaders belong to the team. */
export type Part = Exclude<Folder, "past-leaders"> | (typeof features)[number];

export function isPart(name: string): name is Part {
  return name !== "past-leaders" && (Object.hasOwn(descriptors, name) || features.some((feature) => feature === name));
}

export const parts: readonly Part[] = [...Object.keys(descriptors), ...features].filter(isPart);

/** The part that a kind belongs to; a part as it is. */
export function partOf(partOrFolder: Part | Folder): Part {
  return partOrFolder === "past-leaders" ? "team" : partOrFolder;
}

/** True if the club uses a part of the site, or a kind of content by its folder. */
export function isUsed(partOrFolder: Part | Folder): boolean {
  return !clubSettings().off.includes(partOf(partOrFolder));
}

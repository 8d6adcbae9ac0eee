import { clubSettings } from "./build-info";
import { descriptors, type Folder } from "./descriptors";

const features = ["activity", "codeforces", "discord", "join-us", "registration"] as const;

export type Part = Exclude<Folder, "past-leaders"> | (typeof features)[number];

export function isPart(name: string): name is Part {
  return name !== "past-leaders" && (Object.hasOwn(descriptors, name) || features.some((feature) => feature === name));
}

export const parts: readonly Part[] = [...Object.keys(descriptors), ...features].filter(isPart);

export function partOf(partOrFolder: Part | Folder): Part {
  return partOrFolder === "past-leaders" ? "team" : partOrFolder;
}

export function isUsed(partOrFolder: Part | Folder): boolean {
  return !clubSettings().off.includes(partOf(partOrFolder));
}

/**
 * Loads a TypeScript module and all that it imports from this project.
 *
 * @param file from the folder of the project
 * @throws if a file cannot be compiled or a module not be found
 */
export function loadTypeScript(file: "src/gatsby/config.ts"): typeof import("./config");
export function loadTypeScript(file: "src/gatsby/node.ts"): typeof import("./node");
export function loadTypeScript(file: string): Record<string, unknown>;

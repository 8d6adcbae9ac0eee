import CMS from "decap-cms-app";
import { isJsonObject } from "../../model/schema/json-object";

/** A method of one of Decap's backends; what it takes and gives is for its callers to look at. */
export type Method = (...parameters: unknown[]) => unknown;

/**
 * Puts functions around methods of a backend of Decap, as soon as Decap makes one. Methods that it does not have are left
 * out.
 *
 * @param wrappers by the name of the method; each gets the method itself
 */
export function wrapBackend(name: string, wrappers: Readonly<Record<string, (method: Method) => Method>>): void {
  const backend = CMS.getBackend(name);
  if (!backend) return;
  const { init } = backend;
  backend.init = (...options) => {
    const made: unknown = Reflect.apply(init, backend, options);
    if (!isJsonObject(made)) return made;
    for (const [method, wrap] of Object.entries(wrappers)) {
      const original: unknown = made[method];
      if (isMethod(original)) Object.assign(made, { [method]: wrap((...given) => original.apply(made, given)) });
    }
    return made;
  };
}

function isMethod(value: unknown): value is Method {
  return typeof value === "function";
}

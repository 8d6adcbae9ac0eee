import { isFunction, type UnknownFunction } from "../../domain/shape";
import CMS from "decap-cms-app";
import { isJsonObject } from "../../model/schema/json-object";

/**
 * Puts functions around methods of a backend of Decap, as soon as Decap makes one. Methods that it does not have are left
 * out.
 *
 * @param wrappers by the name of the method; each gets the method itself
 */
export function wrapBackend(
  name: string,
  wrappers: Readonly<Record<string, (method: UnknownFunction) => UnknownFunction>>,
): void {
  const backend = CMS.getBackend(name);
  if (!backend) return;
  const { init } = backend;
  backend.init = (...options) => {
    const made: unknown = init.apply(backend, options);
    if (!isJsonObject(made)) return made;
    for (const [method, wrap] of Object.entries(wrappers)) {
      const original: unknown = made[method];
      if (isFunction(original)) Object.assign(made, { [method]: wrap((...given) => original.apply(made, given)) });
    }
    return made;
  };
}

import CMS from "decap-cms-app";

/**
 * Resolves once Decap knows which pictures there are. A new entry that is opened earlier is offered none
 * of them, for as long as it is open.
 */
export function mediaListed(backendName: string): Promise<void> {
  const backend = CMS.getBackend(backendName);
  return new Promise((resolve) => {
    if (!backend) {
      resolve();
      return;
    }
    const { init } = backend;
    backend.init = (...options) => watched(Reflect.apply(init, backend, options), resolve);
  });
}

function watched(implementation: unknown, onListed: () => void): unknown {
  const getMedia: unknown = Reflect.get(Object(implementation), "getMedia");
  if (typeof getMedia !== "function") return implementation;
  const listMedia = async (...options: unknown[]): Promise<unknown> => {
    try {
      return await Reflect.apply(getMedia, implementation, options);
    } finally {
      // The list is in Decap's state once what waits for it has run.
      setTimeout(onListed);
    }
  };
  return Object.assign(Object(implementation), { getMedia: listMedia });
}

import CMS from "decap-cms-app";

/**
 * Resolves once Decap knows which pictures there are. A new entry that is opened earlier is offered none
 * of them, for as long as it is open.
 *
 * @param asShown changes an entry of the list before Decap sees it
 */
export function mediaListed(backendName: string, asShown = (file: unknown) => file): Promise<void> {
  const backend = CMS.getBackend(backendName);
  return new Promise((resolve) => {
    if (!backend) {
      resolve();
      return;
    }
    const { init } = backend;
    backend.init = (...options) => watched(Reflect.apply(init, backend, options), asShown, resolve);
  });
}

function watched(implementation: unknown, asShown: (file: unknown) => unknown, onListed: () => void): unknown {
  const getMedia: unknown = Reflect.get(Object(implementation), "getMedia");
  if (typeof getMedia !== "function") return implementation;
  const listMedia = async (...options: unknown[]): Promise<unknown> => {
    try {
      const listed: unknown = await Reflect.apply(getMedia, implementation, options);
      return Array.isArray(listed) ? listed.map(asShown) : listed;
    } finally {
      // The list is in Decap's state once what waits for it has run.
      setTimeout(onListed);
    }
  };
  return Object.assign(Object(implementation), { getMedia: listMedia });
}

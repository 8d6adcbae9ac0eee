import { type ComponentType, useEffect, useState } from "react";
import { failureOfPart, type LoadingFailure } from "./fetch-file";

interface LateComponent<Props> {
  readonly Component: ComponentType<Props> | undefined;
  readonly failure: LoadingFailure | undefined;
  readonly retry: () => void;
}

/**
 * Makes a hook that loads a component when it is needed. If its code can't be loaded, the caller decides what to show
 * instead: unlike with `lazy`, the rest of the page stays.
 */
export function lateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): (isNeeded?: boolean) => LateComponent<Props> {
  let loaded: { readonly Component: ComponentType<Props> } | undefined;

  return function useLateComponent(isNeeded = true) {
    const [part, setPart] = useState(loaded);
    const [failure, setFailure] = useState<LoadingFailure>();
    const isLoading = isNeeded && !part && failure === undefined;

    useEffect(() => {
      if (!isLoading) return undefined;
      let isCurrent = true;
      load().then(
        (Component) => {
          loaded = { Component };
          if (isCurrent) setPart(loaded);
        },
        async () => {
          const reason = await failureOfPart();
          if (isCurrent) setFailure(reason);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isLoading]);

    return { Component: part?.Component, failure, retry: () => setFailure(undefined) };
  };
}

import { listen } from "./listen";

/** Starts the application when a reader goes on reading and a part comes near that needs it. */
export function startWhenNear(load: () => void): void {
  // The first screen is never a reason: who only looks at it needs no more. The next one is near.
  listen(["scroll"], () => {
    for (const element of document.querySelectorAll("[data-start=visible]"))
      if (element.getBoundingClientRect().top < innerHeight + 200) load();
  });
}

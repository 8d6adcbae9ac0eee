import { listen } from "./listen";

/** Starts the application when a reader goes on reading and a part comes near that needs it. */
export function startWhenNear(load: () => void): void {
  // The first screen is never a reason: who only looks at it needs no more.
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
    rootMargin: "200px",
  });
  const stop = listen(["scroll", "keydown"], () => {
    stop();
    for (const element of document.querySelectorAll("[data-start=visible]")) observer.observe(element);
  });
}

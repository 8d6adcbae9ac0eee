/** Keeps the page if files are dropped beside a list: the browser would open them in its place, and the entry be lost. */
export function keepOnMissedDrops(): void {
  for (const name of ["dragover", "drop"] as const)
    window.addEventListener(name, (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
}

/** Shows what the page offers without scripts, and says so (`FailureMessage`). */
export function showFailure(): void {
  const { dataset } = document.documentElement;
  delete dataset.script;
  delete dataset.deepLink;
  for (const element of document.querySelectorAll("noscript"))
    element.insertAdjacentHTML("afterend", element.textContent);
}

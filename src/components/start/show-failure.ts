const MESSAGE = "Parts of this page could not be loaded. Links still work. ";

/** Shows what the page offers without scripts, and says so. */
export function showFailure(): void {
  const { dataset } = document.documentElement;
  delete dataset.script;
  delete dataset.deepLink;
  for (const element of document.querySelectorAll("noscript"))
    element.insertAdjacentHTML("afterend", element.textContent);
  document.body.insertAdjacentHTML("beforeend", `<p role="alert" data-failed>${MESSAGE}<a href="">Reload</a>`);
}

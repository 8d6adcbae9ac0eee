// Runs before the first paint, so that a remembered theme never flashes, nor what the address does not ask for.
(function () {
  var root = document.documentElement;
  root.dataset.script = "on";
  if (location.search || location.hash) root.dataset.deepLink = "on";
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (localStorage.getItem("editor") !== null) root.dataset.editor = "on";
  } catch {
    // Storage is blocked: the system's theme it is, and no way into the editor.
  }
})();

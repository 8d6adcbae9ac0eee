// Runs before the first paint, so that a remembered theme never flashes.
(function () {
  var root = document.documentElement;
  root.dataset.script = "on";
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme it is.
  }
})();

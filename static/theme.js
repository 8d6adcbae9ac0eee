// Runs before the first paint, so that a remembered theme never flashes.
(function () {
  var root = document.documentElement;
  root.dataset.script = "on";
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch (error) {
    // Storage is blocked: the system's theme it is.
  }
})();

// What a page shows may depend on its address: then it stays hidden until the page has read it.
if (location.search || location.hash) document.documentElement.dataset.deepLink = "";

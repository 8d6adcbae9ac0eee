// Runs before the first paint of pages with Bangla. A device that knows no Bangla draws the same box for every
// letter: it gets the letters of the site at once, others load nothing.
(function () {
  var pen = document.createElement("canvas").getContext("2d");
  if (!pen || pen.measureText("ক").width !== pen.measureText("ি").width) return;
  var link = document.createElement("link");
  link.rel = "preload";
  link.as = "font";
  link.type = "font/woff2";
  link.crossOrigin = "anonymous";
  link.href = document.currentScript.dataset.font;
  document.head.append(link);
})();

// Runs before the first paint of pages with Bangla. A device that knows no Bangla draws the same box for every
// letter: it gets the letters of the site at once, others load nothing.
(function () {
  var pen = document.createElement("canvas").getContext("2d");
  if (!pen || pen.measureText("ক").width !== pen.measureText("ি").width) return;
  var address = document.currentScript.dataset.font;
  var link = document.createElement("link");
  link.rel = "preload";
  link.as = "font";
  link.type = "font/woff2";
  link.crossOrigin = "anonymous";
  link.href = address;
  document.head.append(link);

  // Only boxes would be seen of a page that is all in Bangla: it waits for its letters, and shows them however late they come.
  var root = document.documentElement;
  if (root.lang !== "bn") return;
  // The family and the range are those of base.css, where a font that comes late is not used.
  var font = new FontFace("Bangla", "url(" + address + ")", {
    display: "swap",
    unicodeRange: "U+0951-0952, U+0964-0965, U+0980-09FF",
  });
  document.fonts.add(font);
  function show() {
    root.style.removeProperty("visibility");
  }
  root.style.visibility = "hidden";
  font.load().then(show, show);
  setTimeout(show, 2000);
})();

// Runs before the first paint of pages with Bangla. A device that knows no Bangla draws the same box for every letter: it gets
// the letters of the site, however late they come, and a page in Bangla waits for them up to 2 s (docs/decisions.md).
(() => {
  const pen = document.createElement("canvas").getContext("2d");
  const width = (letter) => pen?.measureText(letter).width;
  if (width("ক") !== width("ি")) return;
  const { lang, style } = document.documentElement;
  const show = () => (style.visibility = "");
  const letters = new FontFace("Bangla", `url(${document.currentScript.dataset.font})`, {
    display: "swap",
    unicodeRange: "U+0951-0952, U+0964-0965, U+0980-09FF",
  });
  document.fonts.add(letters);
  letters.load().then(show, show);
  if (lang !== "bn") return;
  style.visibility = "hidden";
  setTimeout(show, 2000);
})();

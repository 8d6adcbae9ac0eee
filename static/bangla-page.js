// Why a page in Bangla waits: docs/decisions.md, 'Bangla letters'.
(() => {
  const pen = document.createElement("canvas").getContext("2d");
  const width = (letter) => pen?.measureText(letter).width;
  if (width("ক") !== width("ি")) return;
  const { style } = document.documentElement;
  const show = () => (style.visibility = "");
  const letters = new FontFace("Bangla", `url(${document.currentScript.dataset.font})`, {
    unicodeRange: "U+0951-0952, U+0964-0965, U+0980-09FF",
  });
  document.fonts.add(letters);
  letters.load().then(show, show);
  style.visibility = "hidden";
  setTimeout(show, 2000);
})();

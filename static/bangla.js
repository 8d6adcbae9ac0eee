(() => {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen?.measureText("ক").width !== pen?.measureText("ি").width) return;
  const { lang, style } = document.documentElement;
  const letters = new FontFace("Bangla", `url(${document.currentScript.dataset.font})`, {
    display: "swap",
    unicodeRange: "U+0951-0952, U+0964-0965, U+0980-09FF",
  });
  const show = () => (style.visibility = "");
  document.fonts.add(letters);
  letters
    .load()
    .then(() => (style.fontFeatureSettings = '"kern"'))
    .then(show, show);
  if (lang !== "bn") return;
  style.visibility = "hidden";
  setTimeout(show, 2000);
})();

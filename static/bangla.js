(() => {
  const pen = document.createElement("canvas").getContext("2d");
  const width = (letter) => pen?.measureText(letter).width;
  if (width("ক") !== width("ি")) return;
  const { lang, style } = document.documentElement;
  const letters = new FontFace("Bangla", `url(${document.currentScript.dataset.font})`, {
    display: "swap",
    unicodeRange: "U+0951-0952, U+0964-0965, U+0980-09FF",
  });
  const show = () => (style.visibility = "");
  // As in src/hooks/useLateBangla.ts.
  const drawAnew = () => (style.fontFeatureSettings = '"kern"');
  document.fonts.add(letters);
  letters.load().then(drawAnew).then(show, show);
  if (lang !== "bn") return;
  style.visibility = "hidden";
  setTimeout(show, 2000);
})();

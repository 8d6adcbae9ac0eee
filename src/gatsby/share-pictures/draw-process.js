const { loadTypeScript } = require("../load-typescript");

/**
 * Draws what the build asks for, answers with where the pictures are, and ends.
 *
 * @param {import("./draw-in-child-process").Drawing} drawing
 */
async function draw({ texts, clubName }) {
  const { drawSharePictures } = loadTypeScript("src/outputs/share-pictures/draw-share-pictures.ts");
  const pictures = await drawSharePictures(texts, clubName);
  process.send(pictures, () => process.disconnect());
}

process.once("message", draw);
// The build has ended, whether or not it waited for the pictures.
process.once("disconnect", () => process.exit());

const { loadTypeScript } = require("../load-typescript");

/**
 * Draws the requested pictures, answers with their places, and ends.
 *
 * @param {import("./draw-in-child-process").Drawing} drawing
 */
async function draw({ texts, clubName }) {
  const { drawSharePictures } = loadTypeScript("src/outputs/share-pictures/draw-share-pictures.ts");
  const pictures = await drawSharePictures(texts, clubName);
  process.send(pictures, () => process.disconnect());
}

process.once("message", draw);
// Ends with the build, even if it did not wait for the pictures.
process.once("disconnect", () => process.exit());

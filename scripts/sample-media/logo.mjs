/** The sample mark of the club: a prompt built of blocks in a hexagon. */
import { hexagon } from "./motifs.mjs";
import { color } from "./palette.mjs";
import { flat, rect } from "./svg.mjs";

const PROMPT = ["##....", ".##...", "..##..", ".##...", "##.___"];
const CELL = 50;

const blocks = PROMPT.map((row, down) =>
  [...row].map((sign, across) => {
    const fill = { "#": color.green, _: color.amber }[sign];
    const [x, y] = [256 - 3 * CELL + across * CELL, 256 - 2.5 * CELL + down * CELL];
    return fill && rect(x + 3, y + 3, CELL - 6, CELL - 6, fill, { rx: 8 });
  }),
);

export const logo = {
  logo: {
    width: 512,
    height: 512,
    background: "",
    draw: () =>
      flat(
        hexagon(256, 256, 232, color.green, { stroke: color.green, "stroke-width": 40 }),
        hexagon(256, 256, 218, color.ink, { stroke: color.ink, "stroke-width": 26 }),
        blocks,
      ),
  },
};

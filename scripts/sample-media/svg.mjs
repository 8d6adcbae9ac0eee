/** The smallest set of SVG builders the pictures need. Every builder returns markup. */

const round = (value) => (typeof value === "number" ? Math.round(value * 100) / 100 : value);

/**
 * @param {string} tag
 * @param {Record<string, string | number | undefined>} attributes
 * @param {...unknown} children markup, or nested lists of it
 */
export function element(tag, attributes, ...children) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${round(value)}"`)
    .join("");
  const inside = flat(children);
  return inside ? `<${tag}${written}>${inside}</${tag}>` : `<${tag}${written}/>`;
}

/** Joins nested lists of markup; leaves out what is null, false or undefined. */
export function flat(...parts) {
  return parts
    .flat(Infinity)
    .filter((part) => part !== null && part !== undefined && part !== false)
    .join("");
}

export const rect = (x, y, width, height, fill, more = {}) => element("rect", { x, y, width, height, fill, ...more });

export const circle = (cx, cy, r, fill, more = {}) => element("circle", { cx, cy, r, fill, ...more });

export const ellipse = (cx, cy, rx, ry, fill, more = {}) => element("ellipse", { cx, cy, rx, ry, fill, ...more });

export const path = (d, fill, more = {}) => element("path", { d, fill, ...more });

const pointList = (points) => points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");

export const polygon = (points, fill, more = {}) => element("polygon", { points: pointList(points), fill, ...more });

/** An open line through the points, with round ends and corners. */
export const stroke = (points, colour, width, more = {}) =>
  element("polyline", {
    points: pointList(points),
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

/** A stroked path with round ends and corners. */
export const curve = (d, colour, width, more = {}) =>
  path(d, "none", {
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

export const ring = (cx, cy, r, colour, width, more = {}) =>
  circle(cx, cy, r, "none", { stroke: colour, "stroke-width": width, ...more });

export const group = (transform, ...children) => element("g", { transform }, children);

export const faded = (opacity, ...children) => element("g", { opacity }, children);

/** The children, cut to the outline given as markup. Ids are unique within one picture. */
export const clipped = (id, outline, ...children) =>
  flat(element("clipPath", { id }, outline), element("g", { "clip-path": `url(#${id})` }, children));

/** An arc of a circle as path data; angles in degrees, clockwise from the right. */
export function arc(cx, cy, r, from, to) {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${round(x1)} ${round(y1)}A${r} ${r} 0 ${large} ${to > from ? 1 : 0} ${round(x2)} ${round(y2)}`;
}

export function polar(cx, cy, r, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** `count` whole numbers from 0. */
export const range = (count) => Array.from({ length: count }, (_, index) => index);

/** Calls `make` for every cell of a grid, row by row. */
export const grid = (columns, rows, make) =>
  range(rows).map((row) => range(columns).map((column) => make(column, row)));

/**
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} height
 * @property {string} background
 * @property {(random: import('./random.mjs').Random) => unknown} draw
 */

const sized = (width, height) => (background, draw) => ({ width, height, background, draw });

export const wide = sized(1280, 720);
export const classic = sized(1200, 900);
export const tall = sized(900, 1200);
export const square = sized(900, 900);
export const avatar = sized(640, 640);

/**
 * @param {Picture} picture
 * @param {import('./random.mjs').Random} random
 */
export function svgOf({ width, height, background, draw }, random) {
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    background && rect(0, 0, width, height, background),
    draw(random),
  );
}

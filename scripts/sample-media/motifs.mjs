/** The shapes that return from picture to picture and make them one family. */
import { color, darker, lighter } from "./palette.mjs";
import {
  circle,
  curve,
  ellipse,
  element,
  flat,
  grid,
  group,
  path,
  polar,
  polygon,
  range,
  rect,
  ring,
  stroke,
} from "./svg.mjs";

/** The prompt: a chevron whose left edge starts at x, y. */
export const chevron = (x, y, size, colour, width = size * 0.3) =>
  stroke(
    [
      [x, y],
      [x + size * 0.6, y + size / 2],
      [x, y + size],
    ],
    colour,
    width,
    { "stroke-linecap": "butt", "stroke-linejoin": "miter" },
  );

/** A terminal or browser window; the body is left empty. */
export function frame(x, y, width, height, options = {}) {
  const { bar = color.panel, body = color.inkSoft, barHeight = 40, radius = 14 } = options;
  const dots = options.dots ?? [color.coral, color.amber, color.green];
  const spacing = barHeight * 0.55;
  return flat(
    rect(x, y, width, height, body, { rx: radius }),
    path(
      `M${x} ${y + barHeight}V${y + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}H${x + width - radius}` +
        `a${radius} ${radius} 0 0 1 ${radius} ${radius}V${y + barHeight}Z`,
      bar,
    ),
    dots.map((dot, at) => circle(x + barHeight * 0.6 + at * spacing, y + barHeight / 2, barHeight * 0.17, dot)),
  );
}

/**
 * Lines of "code": rounded bars, indented like a program.
 *
 * @param {import('./random.mjs').Random} random
 */
export function codeLines(random, x, y, width, rows, options = {}) {
  const { lineHeight = 26, thickness = 10, colours = [color.green, color.rule] } = options;
  let indent = 0;
  return range(rows).map((row) => {
    indent = Math.max(0, Math.min(3, indent + random.pick([-1, 0, 0, 1])));
    const bars = [];
    let left = x + (row === 0 ? 0 : indent * thickness * 2.6);
    const end = x + width * random.range(0.5, 1);
    while (left < end) {
      const length = Math.min(random.range(2, 9) * thickness, x + width - left);
      if (length < thickness) break;
      bars.push(
        rect(left, y + row * lineHeight, length, thickness, random.pick(colours), {
          rx: thickness / 2,
        }),
      );
      left += length + thickness;
    }
    return bars;
  });
}

/** A field of dots whose radius follows a function of the place. */
export function halftone({ x, y, width, height, step }, radiusAt, fill) {
  const dots = grid(Math.ceil(width / step) + 1, Math.ceil(height / step) + 1, (column, row) => {
    const cx = x + column * step + (row % 2 ? step / 2 : 0);
    const cy = y + row * step;
    const r = radiusAt(cx, cy);
    return r > 0.6 && circle(cx, cy, r);
  });
  return element("g", { fill }, dots);
}

/** A quiet grid of dots, the print paper of the family. */
export const dotGrid = (width, height, step, fill, r = 2) =>
  element(
    "g",
    { fill },
    grid(Math.floor(width / step), Math.floor(height / step), (column, row) =>
      circle((column + 0.5) * step, (row + 0.5) * step, r),
    ),
  );

/** Rows of characters as pixels; '.' and ' ' stay empty. */
export const pixels = (rows, x, y, cell, colours, gap = 0) =>
  rows.map((row, down) =>
    [...row].map(
      (sign, across) =>
        colours[sign] && rect(x + across * cell, y + down * cell, cell - gap, cell - gap, colours[sign]),
    ),
  );

export function hexagon(cx, cy, r, fill, more = {}) {
  return polygon(
    range(6).map((at) => polar(cx, cy, r, at * 60 - 90)),
    fill,
    { "stroke-linejoin": "round", ...more },
  );
}

/** A contest balloon; the string hangs down to `end`. */
export function balloon(cx, cy, r, fill, end, stringColour = color.ink) {
  const knot = cy + r * 1.2;
  const shade = darker(fill, 0.22);
  return flat(
    end &&
      curve(
        `M${cx} ${knot}C${cx - r * 0.3} ${knot + (end[1] - knot) * 0.4} ${end[0] + r * 0.4} ${knot + (end[1] - knot) * 0.6} ${end[0]} ${end[1]}`,
        stringColour,
        Math.max(2, r * 0.045),
      ),
    polygon(
      [
        [cx, knot - r * 0.12],
        [cx - r * 0.14, knot + r * 0.1],
        [cx + r * 0.14, knot + r * 0.1],
      ],
      shade,
    ),
    ellipse(cx, cy, r, r * 1.18, fill),
    path(
      `M${cx + r * 0.35} ${cy - r * 1.1}C${cx + r * 1.25} ${cy - r * 0.6} ${cx + r * 1.25} ${cy + r * 0.9} ${cx} ${cy + r * 1.18}C${cx + r * 0.75} ${cy + r * 0.6} ${cx + r * 0.85} ${cy - r * 0.4} ${cx + r * 0.35} ${cy - r * 1.1}Z`,
      shade,
      { opacity: 0.55 },
    ),
    ellipse(cx - r * 0.4, cy - r * 0.5, r * 0.13, r * 0.24, lighter(fill, 0.55), {
      transform: `rotate(28 ${cx - r * 0.4} ${cy - r * 0.5})`,
    }),
  );
}

/**
 * Small squares scattered over an area.
 *
 * @param {import('./random.mjs').Random} random
 */
export function confetti(random, area, count, colours, size = 14) {
  return range(count).map(() => {
    const x = random.range(area.x, area.x + area.width);
    const y = random.range(area.y, area.y + area.height);
    const width = size * random.range(0.5, 1.1);
    return group(
      `rotate(${random.int(0, 89)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      rect(x, y, width, width * random.pick([0.45, 1]), random.pick(colours)),
    );
  });
}

/**
 * Head and shoulders without a face, 200 units wide around x; y is the line where the picture
 * of the person ends.
 */
export function person(x, y, scale, options = {}) {
  const { tone = "#c68d5e", hairColour = "#17110f", top = color.green, look = "short" } = options;
  const back = options.back ?? false;
  const shadow = darker(tone, 0.2);
  const body = path("M-100 0C-100 -62 -66 -86 -30 -92H30C66 -86 100 -62 100 0Z", top);
  const neck = flat(rect(-21, -128, 42, 46, shadow, { rx: 12 }), path("M-21 -96Q0 -66 21 -96Z", shadow));
  const head = rect(-42, -216, 84, 106, tone, { rx: 42 });
  const ears = [-43, 43].map((earX) => ellipse(earX, -158, 8, 13, shadow));
  const backOfHead = path(
    "M-46 -160C-54 -208 -34 -232 0 -232C34 -232 54 -208 46 -160C46 -138 36 -132 24 -134H-24C-36 -132 -46 -138 -46 -160Z",
    hairColour,
  );
  const looks = {
    short: path(
      "M-44 -162C-52 -208 -30 -232 2 -232C36 -232 52 -206 44 -162H39C40 -178 36 -188 26 -192C4 -184 -20 -186 -32 -190C-39 -182 -40 -174 -39 -162Z",
      hairColour,
    ),
    crop: path(
      "M-44 -172C-46 -208 -28 -226 0 -226C28 -226 46 -208 44 -172C38 -188 22 -194 0 -194C-22 -194 -38 -188 -44 -172Z",
      hairColour,
    ),
    bun: flat(
      circle(0, -238, 24, hairColour),
      path(
        "M-46 -150C-56 -206 -34 -230 0 -230C34 -230 56 -206 46 -150C42 -178 26 -192 0 -198C-26 -192 -42 -178 -46 -150Z",
        hairColour,
      ),
    ),
    long: path(
      "M-52 -96C-66 -190 -44 -232 0 -232C44 -232 66 -190 52 -96H34C48 -150 44 -180 8 -198C-20 -190 -46 -180 -34 -96Z",
      hairColour,
    ),
    hijab: flat(
      path(
        "M0 -234C-44 -234 -60 -196 -56 -150C-54 -122 -62 -100 -70 -84Q0 -40 70 -84C62 -100 54 -122 56 -150C60 -196 44 -234 0 -234Z",
        options.scarf ?? color.coral,
      ),
      !back && ellipse(0, -162, 36, 48, tone),
    ),
  };
  const behind = look === "long" && path("M-52 -96C-66 -190 -44 -232 0 -232C44 -232 66 -190 52 -96Z", hairColour);
  const parts = back
    ? [neck, body, look === "long" ? behind : look === "hijab" ? looks.hijab : [ears, head, backOfHead]]
    : [
        behind,
        neck,
        body,
        path("M-22 -94Q0 -66 22 -94Z", shadow),
        look !== "hijab" && look !== "long" && ears,
        head,
        looks[look],
      ];
  return group(`translate(${x} ${y}) scale(${scale})`, parts);
}

/** A plain isometric space: x runs down to the right, y down to the left, z up. */
export function isometric(originX, originY, unit) {
  const point = ([x, y, z]) => [originX + (x - y) * unit * 0.866, originY + (x + y) * unit * 0.5 - z * unit];
  const face = (corners, fill, more) => polygon(corners.map(point), fill, more);
  const line = (corners, colour, width, more) => stroke(corners.map(point), colour, width, more);
  const box = ([x, y, z], [w, d, h], fill) => {
    const tones = typeof fill === "string" ? { top: lighter(fill, 0.18), left: fill, right: darker(fill, 0.28) } : fill;
    return flat(
      face(
        [
          [x, y + d, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        tones.left,
      ),
      face(
        [
          [x + w, y, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x + w, y, z + h],
        ],
        tones.right,
      ),
      face(
        [
          [x, y, z + h],
          [x + w, y, z + h],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        tones.top,
      ),
    );
  };
  return { point, face, line, box };
}

/** A commit, drawn as a ring on the line of its branch. */
export const commit = (x, y, r, colour, inside) =>
  circle(x, y, r, inside, { stroke: colour, "stroke-width": r * 0.55 });

/** Circuit traces: polylines with a pad at the end. */
export const trace = (points, colour, width, padFill) => {
  const [x, y] = points.at(-1);
  return flat(
    stroke(points, colour, width),
    circle(x, y, width * 1.9, colour),
    padFill && circle(x, y, width * 0.9, padFill),
  );
};

/** A cone of light from a lamp to the floor. */
export const beam = (fromX, fromY, leftX, rightX, floorY, fill, opacity) =>
  polygon(
    [
      [fromX - 10, fromY],
      [fromX + 10, fromY],
      [rightX, floorY],
      [leftX, floorY],
    ],
    fill,
    { opacity },
  );

/** An arm that comes in from below (x, y is the wrist); the hand is open, fingers up. */
export function raisedHand(x, y, scale, tone, sleeve, tilt = 0) {
  const shade = darker(tone, 0.16);
  return group(
    `translate(${x} ${y}) rotate(${tilt}) scale(${scale})`,
    rect(-30, -10, 60, 1400, tone),
    path("M-58 150H58L66 1400H-66Z", sleeve),
    rect(-62, 140, 124, 34, darker(sleeve, 0.22), { rx: 10 }),
    element(
      "g",
      { stroke: tone, "stroke-linecap": "round" },
      stroke(
        [
          [-36, -90],
          [-46, -190],
        ],
        tone,
        27,
      ),
      stroke(
        [
          [-11, -100],
          [-14, -222],
        ],
        tone,
        27,
      ),
      stroke(
        [
          [15, -100],
          [18, -216],
        ],
        tone,
        27,
      ),
      stroke(
        [
          [40, -90],
          [48, -182],
        ],
        tone,
        25,
      ),
    ),
    path("M-50 -110C-52 -130 52 -130 54 -106C56 -60 50 -20 30 0H-30C-46 -20 -50 -60 -50 -110Z", tone),
    curve("M-38 -30C-66 -50 -80 -78 -84 -104", tone, 28),
    curve("M-26 -40C-6 -52 6 -78 6 -100", shade, 5),
  );
}

/** Rings, the quiet backdrop of round subjects. */
export const rings = (cx, cy, radii, colour, width = 2, more = {}) =>
  radii.map((r) => ring(cx, cy, r, colour, width, more));

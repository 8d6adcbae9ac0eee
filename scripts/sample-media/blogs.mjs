/** Pictures of the blog: one title per article, and what stands inside a text. */
import { balloon, chevron, commit } from "./motifs.mjs";
import { color, darker, lighter, mix, skin } from "./palette.mjs";
import { clipped, circle, curve, flat, grid, group, path, polygon, range, rect, stroke, wide } from "./svg.mjs";

/** A maze, carved depth first; `open` tells whether the wall between two cells is gone. */
function carve(random, columns, rows) {
  const key = (x, y) => y * columns + x;
  const parent = new Map([[key(0, 0), null]]);
  const open = new Set();
  const stack = [[0, 0]];
  while (stack.length > 0) {
    const [x, y] = stack.at(-1);
    const free = [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ].filter(([nx, ny]) => nx >= 0 && ny >= 0 && nx < columns && ny < rows && !parent.has(key(nx, ny)));
    if (free.length === 0) {
      stack.pop();
      continue;
    }
    const next = random.pick(free);
    parent.set(key(...next), [x, y]);
    open.add(`${key(x, y)}|${key(...next)}`).add(`${key(...next)}|${key(x, y)}`);
    stack.push(next);
  }
  const route = [];
  for (let at = [columns - 1, rows - 1]; at; at = parent.get(key(...at))) route.push(at);
  const isOpen = (a, b) => open.has(`${key(...a)}|${key(...b)}`);
  return { route, isOpen };
}

const firstContest = wide(color.violet, (random) => {
  const [columns, rows, cell, left, top] = [14, 7, 80, 80, 80];
  const { route, isOpen } = carve(random, columns, rows);
  const walls = grid(columns, rows, (x, y) => [
    x < columns - 1 &&
      !isOpen([x, y], [x + 1, y]) &&
      stroke(
        [
          [left + (x + 1) * cell, top + y * cell],
          [left + (x + 1) * cell, top + (y + 1) * cell],
        ],
        color.ink,
        12,
      ),
    y < rows - 1 &&
      !isOpen([x, y], [x, y + 1]) &&
      stroke(
        [
          [left + x * cell, top + (y + 1) * cell],
          [left + (x + 1) * cell, top + (y + 1) * cell],
        ],
        color.ink,
        12,
      ),
  ]);
  const centres = route.map(([x, y]) => [left + (x + 0.5) * cell, top + (y + 0.5) * cell]);
  const [goalX, goalY] = centres[0];
  return flat(
    rect(left, top, columns * cell, rows * cell, lighter(color.violet, 0.4), { rx: 8 }),
    stroke(centres, color.paper, 26),
    walls,
    rect(left, top, columns * cell, rows * cell, "none", {
      rx: 8,
      stroke: color.ink,
      "stroke-width": 14,
    }),
    rect(left + 14, top + 14, 52, 52, color.ink, { rx: 12 }),
    chevron(left + 30, top + 24, 32, color.green, 10),
    balloon(goalX + 26, goalY - 106, 62, color.coral, [goalX, goalY + 16]),
    circle(goalX, goalY + 14, 15, color.ink),
  );
});

/** Loose strands that become one braid. */
const gitForTeams = wide(color.deepDark, () => {
  const strands = [
    [color.green, 90, 0],
    [color.amber, 270, 1],
    [color.sky, 450, 2],
    [color.coral, 630, 3],
  ];
  const amplitude = 64;
  const [period, start] = [62, 560];
  const turn = (x, phase) => (x - 640) / period + phase * (Math.PI / 2);
  const wave = (x, phase) => 360 + amplitude * Math.sin(turn(x, phase));
  const slope = (x, phase) => (amplitude / period) * Math.cos(turn(x, phase));
  const lead = strands.map(([tone, y, phase]) => [
    curve(
      `M-20 ${y}H120C340 ${y} ${start - 70} ${wave(start, phase) - 70 * slope(start, phase)} ${start} ${wave(start, phase)}`,
      tone,
      34,
    ),
    commit(140, y, 26, tone, color.deepDark),
  ]);
  // A strand is in front on its way down and behind on its way up, so two layers make the braid.
  const layer = (front) =>
    strands.map(([tone, , phase]) => {
      const runs = [[]];
      for (let x = start - 6; x < 1310; x += 4) {
        if (slope(x, phase) > 0 === front) runs.at(-1).push([x, wave(x, phase)]);
        else if (runs.at(-1).length > 0) runs.push([]);
      }
      return runs
        .filter((run) => run.length > 1)
        .map((run) => [stroke(run, color.deepDark, 46, { "stroke-linecap": "butt" }), stroke(run, tone, 34)]);
    });
  return flat(lead, layer(false), layer(true));
});

/** A picture that arrives in coarse squares and gets finer, under a mast. */
const slowNetwork = wide(color.ink, () => {
  const toneAt = (x, y) => {
    if (Math.hypot(x - 800, y - 240) < 84) return color.paper;
    if (y > 470 - 150 * Math.exp(-(((x - 920) / 170) ** 2)) - 20) return y > 560 ? color.deepDark : color.deep;
    if (y > 500 - 120 * Math.exp(-(((x - 560) / 190) ** 2))) return color.greenMid;
    return mix(color.coral, color.amber, Math.min(1, Math.max(0, (y - 100) / 380)));
  };
  const strip = (from, to, cell) =>
    grid(Math.round((to - from) / cell), Math.round(560 / cell), (column, row) => {
      const [x, y] = [from + column * cell, 80 + row * cell];
      const tone = toneAt(x + cell / 2, y + cell / 2);
      return rect(x, y, cell + 0.6, cell + 0.6, tone);
    });
  return flat(
    rect(72, 72, 896, 576, color.panel, { rx: 6 }),
    clipped(
      "sharp",
      rect(80, 80, 320, 560, "#000"),
      rect(80, 80, 320, 560, color.amber),
      range(14).map((at) => rect(80, 80 + at * 40, 320, 41, mix(color.coral, color.amber, Math.min(1, at / 10)))),
      circle(260, 236, 74, color.paper),
      path("M80 520C160 400 230 380 300 440S380 470 420 430V640H80Z", color.greenMid),
      path("M80 600C180 520 300 520 420 560V640H80Z", color.deepDark),
    ),
    strip(400, 640, 40),
    strip(640, 960, 80),
    rect(394, 60, 12, 600, color.paper, { rx: 6 }),
    circle(400, 360, 30, color.paper),
    stroke(
      [
        [392, 346],
        [406, 360],
        [392, 374],
      ],
      color.ink,
      8,
    ),
    stroke(
      [
        [1080, 650],
        [1130, 250],
        [1180, 650],
      ],
      color.rule,
      12,
    ),
    [340, 440, 540].map((y) =>
      stroke(
        [
          [1130 - (y - 250) / 8, y],
          [1130 + (y - 250) / 8, y],
        ],
        color.rule,
        10,
      ),
    ),
    stroke(
      [
        [1096, 520],
        [1150, 420],
        [1112, 330],
      ],
      color.rule,
      7,
    ),
    circle(1130, 236, 22, color.coral),
    [0, 1, 2].map((at) => {
      const r = 46 + at * 32;
      const tone = at === 0 ? color.coral : color.rule;
      return [-1, 1].map((side) =>
        curve(
          `M${1130 + side * r * 0.7} ${236 - r * 0.7}A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${1130 + side * r * 0.7} ${236 + r * 0.7}`,
          tone,
          14,
        ),
      );
    }),
  );
});

/** A tree on squared paper, half drawn, with the pencil. */
const drawingStructures = wide(color.paper, () => {
  const sketch = (x, y, r, fill) =>
    flat(circle(x + 5, y + 4, r, fill), circle(x, y, r, "none", { stroke: color.ink, "stroke-width": 7 }));
  const edge = (a, b) =>
    curve(`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2 + 10} ${(a[1] + b[1]) / 2 - 12} ${b[0]} ${b[1]}`, color.ink, 7);
  const n = {
    root: [480, 140],
    a: [300, 310],
    b: [660, 310],
    c: [190, 500],
    d: [400, 500],
    e: [570, 500],
  };
  return flat(
    range(9).map((at) => rect(0, at * 80 + 38, 1280, 4, color.skyPale)),
    rect(88, 0, 5, 720, color.coral, { opacity: 0.6 }),
    edge(n.root, n.a),
    edge(n.root, n.b),
    edge(n.a, n.c),
    edge(n.a, n.d),
    edge(n.b, n.e),
    curve("M660 310Q716 390 760 462", color.ink, 7),
    sketch(...n.root, 52, color.amber),
    sketch(...n.a, 44, color.sky),
    sketch(...n.b, 44, color.sky),
    sketch(...n.c, 38, color.green),
    sketch(...n.d, 38, color.green),
    sketch(...n.e, 38, color.green),
    range(5).map((at) => rect(160 + at * 92, 608, 82, 64, "none", { stroke: color.ink, "stroke-width": 6, rx: 6 })),
    range(3).map((at) => rect(182 + at * 92, 632, 38, 14, [color.amber, color.coral, color.coral][at], { rx: 7 })),
    group(
      "translate(760 462) rotate(-48)",
      polygon(
        [
          [0, 0],
          [74, -36],
          [74, 36],
        ],
        "#e8c79a",
      ),
      polygon(
        [
          [0, 0],
          [26, -13],
          [26, 13],
        ],
        color.ink,
      ),
      rect(74, -36, 380, 72, color.deep),
      rect(74, -36, 380, 24, color.green),
      rect(74, 14, 380, 22, color.deepDark),
      rect(454, -38, 44, 76, color.paperShade),
      rect(498, -38, 60, 76, color.coral, { rx: 14 }),
    ),
  );
});

/** Two hands and a lit block that goes from one to the other. */
const handingOver = wide(color.sky, () => {
  const givingHand = (tone, sleeve) => {
    const shade = darker(tone, 0.18);
    return flat(
      rect(-700, -58, 420, 116, sleeve),
      rect(-306, -66, 44, 132, darker(sleeve, 0.3), { rx: 10 }),
      rect(-270, -42, 110, 84, tone),
      path("M-180 -48C-140 -66 -80 -66 -40 -50L-30 58C-80 74 -140 66 -180 44Z", tone),
      range(4).map((at) =>
        stroke(
          [
            [-50, 40 - at * 4 + (at - 1) * 2],
            [34 - at * 8, 62 - at * 3],
          ],
          at ? tone : shade,
          24,
        ),
      ),
      curve("M-110 -44C-70 -76 -20 -84 30 -74", tone, 30),
    );
  };
  return flat(
    circle(640, 340, 300, color.skyPale),
    range(12).map((at) => {
      const angle = (at * Math.PI) / 6;
      return stroke(
        [
          [640 + 222 * Math.cos(angle), 320 + 222 * Math.sin(angle)],
          [640 + 262 * Math.cos(angle), 320 + 262 * Math.sin(angle)],
        ],
        color.amber,
        14,
      );
    }),
    group("translate(552 388) rotate(-8)", givingHand(skin.brown, color.deep)),
    group("translate(728 388) scale(-1 1) rotate(-8)", givingHand(skin.light, color.coral)),
    rect(530, 214, 220, 196, color.amber, { rx: 26 }),
    rect(530, 214, 220, 54, lighter(color.amber, 0.4), { rx: 26 }),
    rect(530, 242, 220, 26, lighter(color.amber, 0.4)),
    rect(530, 268, 220, 142, color.ink, { rx: 10 }),
    chevron(566, 296, 84, color.green, 24),
    rect(640, 362, 72, 20, color.green),
    group("translate(552 388) rotate(-8)", curve("M-70 -58C-40 -78 -6 -70 26 -56", skin.brown, 30)),
    group("translate(728 388) scale(-1 1) rotate(-8)", curve("M-70 -58C-40 -78 -6 -70 26 -56", skin.light, 30)),
  );
});

/** A row of memory: six boxes, each value as high as it is large. */
function memory(top, values) {
  const [size, left] = [150, 190];
  return values.map((value, index) => {
    const x = left + index * size;
    const height = value === undefined ? 0 : value.amount * 1.3;
    return [
      rect(x, top, size, size, color.paper, { stroke: color.ink, "stroke-width": 8 }),
      value && rect(x + 40, top + size - height - 14, size - 80, height, value.fill),
    ];
  });
}

/** A step of the insertion: from one box of the upper row to one of the lower. */
function move(from, to, colour) {
  const [x1, x2] = [265 + from * 150, 265 + to * 150];
  return [
    curve(`M${x1} 278C${x1} 350 ${x2} 330 ${x2} 400`, colour, 8),
    polygon(
      [
        [x2 - 18, 392],
        [x2 + 18, 392],
        [x2, 424],
      ],
      colour,
    ),
  ];
}

/** Stands inside the text of the article on data structures. */
const arrayInsertion = wide(color.paperDim, () => {
  const [sky, amber] = [color.skyDark, color.amberDark];
  const value = (amount, fill = sky) => ({ amount, fill });
  return flat(
    memory(110, [value(61), value(72), value(75), value(80), undefined, undefined]),
    range(3).map((step) => move(step + 1, step + 2, color.inkSoft)),
    memory(440, [value(61), value(70, amber), value(72), value(75), value(80), undefined]),
    polygon(
      [
        [397, 690],
        [433, 690],
        [415, 650],
      ],
      amber,
    ),
  );
});

export const blogs = {
  "blog-first-contest": firstContest,
  "blog-git-for-teams": gitForTeams,
  "blog-web-on-a-slow-network": slowNetwork,
  "blog-drawing-data-structures": drawingStructures,
  "blog-array-insertion": arrayInsertion,
  "blog-handing-over-the-club": handingOver,
};

/** Title pictures of the workshops, the courses and the next open lab. */
import { halftone, isometric, rings } from "./motifs.mjs";
import { color, lighter, mix } from "./palette.mjs";
import { circle, curve, flat, grid, group, path, polar, polygon, range, rect, stroke, wide } from "./svg.mjs";

/** Three layers of a page: structure, style, behaviour. */
const webBootcamp = wide(color.night, () => {
  const iso = isometric(640, 322, 60);
  const plate = (z, fill, content) =>
    flat(iso.box([-3.2, -2.4, z], [6.4, 4.8, 0.16], fill), group("", content(z + 0.17)));
  const block = (x, y, w, d, z, fill) =>
    iso.face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + d, z],
        [x, y + d, z],
      ],
      fill,
    );
  const corners = [
    [-3.2, 2.4],
    [3.2, 2.4],
    [3.2, -2.4],
  ];
  return flat(
    halftone(
      { x: 0, y: 0, width: 1280, height: 720, step: 32 },
      (x, y) => Math.max(0, Math.hypot(x - 640, y - 380) / 150 - 2.4),
      color.nightSoft,
    ),
    plate(-2.9, color.coral, (z) => [
      block(-2.8, -2, 5.6, 0.8, z, color.night),
      block(-2.8, -0.8, 1.5, 2.8, z, color.night),
      block(-0.9, -0.8, 3.7, 1.3, z, color.night),
      block(-0.9, 0.9, 3.7, 1.1, z, color.night),
    ]),
    corners.map(([x, y]) =>
      iso.line(
        [
          [x, y, -2.7],
          [x, y, 1.6],
        ],
        color.skyDark,
        4,
        { "stroke-dasharray": "2 14" },
      ),
    ),
    plate(-0.65, color.sky, (z) => [
      block(-2.8, -2, 5.6, 0.8, z, color.paper),
      block(-2.8, -0.8, 1.5, 2.8, z, color.skyDark),
      block(-0.9, -0.8, 3.7, 2.8, z, color.night),
      block(-0.6, -0.5, 1.4, 1.0, z, color.coral),
      block(1.1, -0.5, 1.4, 1.0, z, color.amber),
      block(-0.6, 0.9, 3.1, 0.8, z, color.paper),
    ]),
    plate(1.6, color.amber, (z) => [
      iso.line(
        [
          [-1.1, -1.1, z],
          [-2.3, 0, z],
          [-1.1, 1.1, z],
        ],
        color.night,
        26,
        { "stroke-linejoin": "miter", "stroke-linecap": "butt" },
      ),
      iso.line(
        [
          [1.1, -1.1, z],
          [2.3, 0, z],
          [1.1, 1.1, z],
        ],
        color.night,
        26,
        { "stroke-linejoin": "miter", "stroke-linecap": "butt" },
      ),
      iso.line(
        [
          [0.45, -1.3, z],
          [-0.45, 1.3, z],
        ],
        color.night,
        26,
        { "stroke-linecap": "butt" },
      ),
    ]),
  );
});

/** The snake of the old game, made of blocks. */
const pythonBeginners = wide(color.deepDark, () => {
  const cell = 80;
  const way = [
    [2, 7],
    [2, 6],
    [2, 5],
    [2, 4],
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 3],
    [5, 4],
    [5, 5],
    [5, 6],
    [6, 6],
    [7, 6],
    [8, 6],
    [8, 5],
    [8, 4],
    [8, 3],
    [8, 2],
    [9, 2],
    [10, 2],
    [11, 2],
  ];
  const centres = way.map(([x, y]) => [x * cell + 40, y * cell + 40]);
  const board = grid(
    16,
    9,
    (column, row) => (column + row) % 2 === 0 && rect(column * cell, row * cell, cell, cell, "#0a5a40"),
  );
  const [headX, headY] = centres.at(-1);
  return flat(
    board,
    centres.map(([x, y], at) => {
      const size = 60 + Math.min(at, 4) * 2.5;
      return rect(x - size / 2, y - size / 2, size, size, at % 2 ? color.amber : "#f7a63c", {
        rx: 14,
      });
    }),
    rect(headX - 44, headY - 44, 96, 88, color.amber, { rx: 30 }),
    circle(headX + 16, headY - 18, 13, color.paper),
    circle(headX + 19, headY - 18, 6, color.ink),
    circle(headX + 16, headY + 18, 13, color.paper),
    circle(headX + 19, headY + 18, 6, color.ink),
    stroke(
      [
        [headX + 54, headY],
        [headX + 84, headY],
      ],
      color.coral,
      8,
    ),
    stroke(
      [
        [headX + 104, headY - 12],
        [headX + 84, headY],
        [headX + 104, headY + 12],
      ],
      color.coral,
      8,
    ),
    rect(1128, 248, 64, 64, color.coral, { rx: 26 }),
    curve("M1160 250Q1164 230 1184 222", color.green, 9),
    rect(1128, 248, 64, 64, color.coral, { rx: 26 }),
    circle(1146, 268, 7, color.coralPale),
  );
});

const graphicsDesign = wide(color.paper, () => {
  const handle = (x, y) => rect(x - 13, y - 13, 26, 26, color.paper, { stroke: color.ink, "stroke-width": 7 });
  return flat(
    rect(0, 0, 320, 360, color.coral),
    path("M0 720V360H320V720Z", color.paperDim),
    path("M320 720A320 320 0 0 0 0 400V720Z", color.ink),
    circle(160, 180, 104, color.amber),
    path("M160 76A104 104 0 0 1 160 284Z", color.paper),
    rect(1120, 0, 160, 160, color.ink),
    rect(1120, 160, 160, 160, color.amber),
    path("M1120 320H1280V480A160 160 0 0 1 1120 320Z", color.coral),
    stroke(
      [
        [430, 560],
        [470, 190],
      ],
      color.ink,
      5,
    ),
    stroke(
      [
        [860, 300],
        [760, 560],
      ],
      color.ink,
      5,
    ),
    curve("M430 560C470 190 760 560 860 300", color.coral, 20),
    circle(470, 190, 16, color.ink),
    circle(760, 560, 16, color.ink),
    handle(430, 560),
    group(
      "translate(860 300) rotate(38)",
      path("M0 0L-64 -150Q-70 -196 -46 -220H46Q70 -196 64 -150Z", color.ink),
      stroke(
        [
          [0, -12],
          [0, -118],
        ],
        color.paper,
        7,
      ),
      circle(0, -132, 17, color.paper),
      rect(-52, -268, 104, 40, color.amber, { rx: 6 }),
    ),
  );
});

/** From disorder to order: bars, left shuffled, right sorted. */
const competitive = wide(color.inkSoft, (random) => {
  const count = 30;
  const heights = range(count).map((at) => 60 + at * 15);
  const mixed = [...random.shuffle(heights.slice(0, 18)), ...heights.slice(18)];
  return flat(
    range(5).map((at) => rect(80, 120 + at * 110, 1120, 3, color.panel)),
    mixed.map((height, at) => {
      const sorted = at >= 18;
      const tone = sorted
        ? mix(color.deep, color.green, (at - 17) / 12)
        : mix(color.violetDark, color.violet, height / 330);
      return rect(90 + at * 37, 624 - height, 26, height, tone, { rx: 5 });
    }),
    rect(80, 624, 1120, 10, color.rule, { rx: 5 }),
    stroke(
      [
        [1176, 128],
        [1176, 40],
      ],
      color.paper,
      8,
    ),
    polygon(
      [
        [1180, 40],
        [1250, 66],
        [1180, 92],
      ],
      color.coral,
    ),
    circle(756 - 37 + 13, 662, 14, color.amber),
    stroke(
      [
        [580, 662],
        [700, 662],
      ],
      color.amber,
      8,
    ),
  );
});

const webCourse = wide(color.amber, () => {
  const thick = { "stroke-linecap": "butt", "stroke-linejoin": "miter" };
  const mark = (dx, dy, tone) =>
    group(
      `translate(${dx} ${dy})`,
      stroke(
        [
          [460, 190],
          [260, 360],
          [460, 530],
        ],
        tone,
        84,
        thick,
      ),
      stroke(
        [
          [820, 190],
          [1020, 360],
          [820, 530],
        ],
        tone,
        84,
        thick,
      ),
      stroke(
        [
          [724, 150],
          [556, 570],
        ],
        tone,
        84,
        thick,
      ),
    );
  return flat(
    range(9).map((at) => rect(0, at * 80 + 38, 1280, 4, mix(color.amber, color.amberDark, 0.3))),
    range(16).map((at) => rect(at * 80 + 38, 0, 4, 720, mix(color.amber, color.amberDark, 0.3))),
    range(9).map((at) => mark((9 - at) * 5, (9 - at) * 5, color.amberDark)),
    mark(0, 0, color.ink),
    stroke(
      [
        [724, 150],
        [556, 570],
      ],
      color.paper,
      84,
      thick,
    ),
  );
});

/** A tree of components; one branch renders again. */
const reactCourse = wide(color.skyPale, () => {
  const box = (x, y, width, tone, lit) =>
    flat(
      rect(x - width / 2 + 8, y - 38, width, 92, mix(color.sky, color.skyDark, 0.4), {
        rx: 20,
        opacity: 0.45,
      }),
      rect(x - width / 2, y - 46, width, 92, tone, { rx: 20 }),
      stroke(
        [
          [x - width / 2 + 40, y - 16],
          [x - width / 2 + 24, y],
          [x - width / 2 + 40, y + 16],
        ],
        lit ? color.ink : color.paper,
        8,
      ),
      stroke(
        [
          [x + width / 2 - 40, y - 16],
          [x + width / 2 - 24, y],
          [x + width / 2 - 40, y + 16],
        ],
        lit ? color.ink : color.paper,
        8,
      ),
      rect(x - width / 2 + 62, y - 7, width - 124, 14, lit ? color.ink : color.paper, { rx: 7 }),
    );
  const wire = (x1, y1, x2, y2, tone) =>
    curve(
      `M${x1} ${y1}C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2} ${x2} ${y2}`,
      tone,
      tone === color.coral ? 12 : 8,
    );
  return flat(
    rings(640, 130, [150, 280, 410, 540, 670, 800], "#b9def5", 10),
    wire(640, 130, 300, 350, color.skyDark),
    wire(300, 350, 150, 570, color.skyDark),
    wire(300, 350, 440, 570, color.skyDark),
    wire(900, 350, 1110, 570, color.skyDark),
    wire(640, 130, 900, 350, color.coral),
    wire(900, 350, 780, 570, color.coral),
    box(640, 130, 300, color.ink),
    box(300, 350, 230, color.skyDark),
    box(900, 350, 250, color.coral, true),
    box(150, 570, 190, color.sky, true),
    box(440, 570, 210, color.sky, true),
    box(780, 570, 230, color.amber, true),
    box(1110, 570, 210, color.sky, true),
  );
});

/** A coil with a head: the snake of the language's name, drawn as a spiral. */
const pythonCourse = wide(color.coral, () => {
  const turns = range(150).map((at) => {
    const angle = at * 7.2;
    return polar(600, 372, 64 + at * 1.62, angle + 150);
  });
  const scale = turns.filter((_, at) => at % 5 === 2);
  const [headX, headY] = turns.at(-1);
  return flat(
    circle(600, 372, 440, lighter(color.coral, 0.16)),
    stroke(turns, color.ink, 76),
    stroke(turns, color.green, 58),
    scale.map(([x, y], at) =>
      rect(x - 9, y - 9, 18, 18, at % 2 ? color.deep : color.amber, {
        transform: `rotate(45 ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    group(
      `translate(${headX.toFixed(1)} ${headY.toFixed(1)}) rotate(${149 * 7.2 + 240})`,
      stroke(
        [
          [70, 0],
          [120, 0],
          [142, -14],
        ],
        color.ink,
        8,
      ),
      stroke(
        [
          [120, 0],
          [142, 14],
        ],
        color.ink,
        8,
      ),
      path("M-30 -38C10 -66 84 -52 92 0C84 52 10 66 -30 38Z", color.green, {
        stroke: color.ink,
        "stroke-width": 9,
      }),
      [-27, 27].map((y) => [circle(40, y, 14, color.paper), circle(45, y, 7, color.ink)]),
    ),
  );
});

const dataStructures = wide(color.violetNight, () => {
  const node = (x, y, tone, size = 40) => rect(x - size, y - size, size * 2, size * 2, tone, { rx: 18 });
  const links = [
    [640, 120, 420, 270],
    [640, 120, 860, 270],
    [420, 270, 300, 420],
    [420, 270, 530, 420],
    [860, 270, 760, 420],
    [860, 270, 980, 420],
  ];
  const path2 = [
    [640, 120, 860, 270],
    [860, 270, 760, 420],
  ];
  return flat(
    links.map(([a, b, c, d]) =>
      stroke(
        [
          [a, b],
          [c, d],
        ],
        color.violetDark,
        10,
      ),
    ),
    path2.map(([a, b, c, d]) =>
      stroke(
        [
          [a, b],
          [c, d],
        ],
        color.green,
        14,
      ),
    ),
    node(640, 120, color.green, 52),
    node(420, 270, color.violet, 44),
    node(860, 270, color.green, 44),
    [300, 530, 980].map((x) => node(x, 420, color.violet, 36)),
    node(760, 420, color.amber, 42),
    range(8).map((at) => rect(292 + at * 88, 572, 80, 80, at === 5 ? color.amber : "#3a2c66", { rx: 12 })),
    range(8).map((at) => rect(318 + at * 88, 606, 28, 12, at === 5 ? color.ink : color.violetDark, { rx: 6 })),
    stroke(
      [
        [760, 474],
        [760, 540],
      ],
      color.amber,
      8,
      { "stroke-dasharray": "2 18" },
    ),
    range(5).map((at) => rect(90, 560 - at * 60, 120, 48, at === 4 ? color.coral : "#3a2c66", { rx: 10 })),
    stroke(
      [
        [76, 290],
        [76, 622],
        [224, 622],
        [224, 290],
      ],
      color.violetDark,
      8,
    ),
    range(3).map((at) => [
      circle(1150, 190 + at * 170, 34, "none", { stroke: color.sky, "stroke-width": 12 }),
      at < 2 && [
        stroke(
          [
            [1150, 240 + at * 170],
            [1150, 304 + at * 170],
          ],
          color.sky,
          8,
        ),
        stroke(
          [
            [1132, 286 + at * 170],
            [1150, 304 + at * 170],
            [1168, 286 + at * 170],
          ],
          color.sky,
          8,
        ),
      ],
    ]),
  );
});

/** A room cut open: two walls, desks and an open door. */
const openLab = wide(color.green, () => {
  const iso = isometric(640, 414, 64);
  const desk = (x, y, lit) =>
    flat(
      iso.box([x, y, 0], [0.9, 1.7, 0.62], {
        top: color.paper,
        left: color.paperShade,
        right: "#b5ad94",
      }),
      iso.box([x + 0.12, y + 0.4, 0.62], [0.1, 0.9, 0.62], color.panel),
      iso.face(
        [
          [x + 0.23, y + 0.46, 0.7],
          [x + 0.23, y + 1.24, 0.7],
          [x + 0.23, y + 1.24, 1.16],
          [x + 0.23, y + 0.46, 1.16],
        ],
        lit,
      ),
      iso.box([x + 1.15, y + 0.6, 0], [0.42, 0.42, 0.4], color.coral),
    );
  return flat(
    circle(640, 380, 460, lighter(color.green, 0.22)),
    iso.face(
      [
        [-3, -3, 0],
        [4, -3, 0],
        [4, 4, 0],
        [-3, 4, 0],
      ],
      "#1c6a4c",
    ),
    iso.box([-3, -3, -0.25], [7, 7, 0.25], {
      top: "#17694a",
      left: color.deepDark,
      right: "#063524",
    }),
    iso.face(
      [
        [-3, -3, 0],
        [4, -3, 0],
        [4, -3, 2.9],
        [-3, -3, 2.9],
      ],
      color.deep,
    ),
    iso.face(
      [
        [-3, -3, 0],
        [-3, 4, 0],
        [-3, 4, 2.9],
        [-3, -3, 2.9],
      ],
      color.deepDark,
    ),
    iso.face(
      [
        [1.4, -3, 0],
        [2.9, -3, 0],
        [2.9, -3, 2.3],
        [1.4, -3, 2.3],
      ],
      color.amber,
    ),
    iso.face(
      [
        [1.4, -3, 0.01],
        [2.9, -3, 0.01],
        [2.3, -0.4, 0.01],
        [0.4, -0.4, 0.01],
      ],
      color.amber,
      { opacity: 0.45 },
    ),
    iso.face(
      [
        [1.4, -3, 0],
        [1.4, -1.8, 0],
        [1.4, -1.8, 2.3],
        [1.4, -3, 2.3],
      ],
      color.amberDark,
    ),
    iso.face(
      [
        [-2.2, -3, 1],
        [0.4, -3, 1],
        [0.4, -3, 2.4],
        [-2.2, -3, 2.4],
      ],
      color.ink,
    ),
    iso.line(
      [
        [-1.8, -3, 2.0],
        [-1.4, -3, 1.7],
        [-1.8, -3, 1.4],
      ],
      color.green,
      12,
      { "stroke-linecap": "butt" },
    ),
    iso.line(
      [
        [-1.1, -3, 1.4],
        [-0.5, -3, 1.4],
      ],
      color.green,
      12,
      { "stroke-linecap": "butt" },
    ),
    desk(-2.6, -0.9, color.sky),
    desk(-2.6, 1.5, color.green),
    desk(-0.2, 1.5, color.green),
    desk(2.1, 1.5, color.amber),
  );
});

export const learning = {
  "workshop-web-development-bootcamp-2024": webBootcamp,
  "workshop-python-for-beginners-2025": pythonBeginners,
  "workshop-graphics-design-essentials-2026": graphicsDesign,
  "workshop-competitive-programming-101-2031": competitive,
  "course-web-development-fundamentals": webCourse,
  "course-react": reactCourse,
  "course-python": pythonCourse,
  "course-data-structures-and-algorithms": dataStructures,
  "upcoming-open-lab": openLab,
};

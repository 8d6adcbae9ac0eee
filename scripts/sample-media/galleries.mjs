/** Pictures of the event galleries, in mixed shapes. */
import {
  balloon,
  chevron,
  codeLines,
  commit,
  dotGrid,
  frame,
  halftone,
  isometric,
  person,
  raisedHand,
  rings,
} from "./motifs.mjs";
import { color, darker, hair, lighter, mix, skin } from "./palette.mjs";
import {
  circle,
  classic,
  curve,
  ellipse,
  faded,
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
  tall,
  wide,
} from "./svg.mjs";

/** The contest hall from above: desks, laptops, heads. */
const contestHall = wide(color.deep, (random) => {
  const floor = mix(color.deep, color.ink, 0.25);
  const tops = [color.sky, color.coral, color.paperShade, color.violet];
  const desk = (x, y, winner) =>
    flat(
      rect(x, y, 190, 96, winner ? color.amber : color.paper, { rx: 10 }),
      rect(x + 55, y + 14, 80, 52, color.ink, { rx: 6 }),
      rect(x + 62, y + 20, 66, 14, color.green, { rx: 3 }),
      rect(x + 62, y + 40, 66, 18, color.panel, { rx: 3 }),
      ellipse(x + 95, y + 150, 62, 30, winner ? color.coral : random.pick(tops)),
      circle(x + 95, y + 140, 27, random.pick([hair.black, hair.brown, hair.black])),
      winner && [
        circle(x + 162, y + 20, 40, darker(color.coral, 0.2)),
        circle(x + 156, y + 14, 40, color.coral),
        ellipse(x + 142, y - 2, 8, 12, color.coralPale),
      ],
    );
  return group(
    "rotate(-14 640 360) translate(-180 -80) scale(1.26)",
    range(5).map((row) => rect(-300, -170 + row * 240, 1900, 108, floor)),
    grid(7, 5, (column, row) =>
      desk(-190 + column * 250 + (row % 2) * 60, -240 + row * 240, column === 3 && row === 2),
    ),
  );
});

const balloonBunch = tall(color.sky, () => {
  const end = [450, 1010];
  const bunch = [
    [450, 190, 92, color.coral],
    [268, 260, 88, color.paper],
    [632, 258, 90, color.amber],
    [356, 352, 92, color.deep],
    [544, 360, 96, color.coral],
    [200, 446, 82, color.amber],
    [700, 450, 84, color.deep],
    [320, 548, 84, color.coral],
    [590, 560, 88, color.paper],
    [452, 520, 96, color.amber],
  ];
  return flat(
    polygon(
      [
        [0, 1200],
        [0, 1040],
        [900, 960],
        [900, 1200],
      ],
      color.skyDark,
    ),
    bunch.map(([x, y, r, tone]) => balloon(x, y, r, tone, end, color.ink)),
    rect(350, 1000, 200, 130, color.ink, { rx: 16 }),
    rect(366, 1016, 168, 98, color.inkSoft, { rx: 8 }),
    chevron(396, 1038, 54, color.green, 15),
    rect(444, 1078, 56, 14, color.green),
    rect(300, 1130, 300, 20, color.ink, { rx: 10 }),
  );
});

const scoreboard = classic(color.ink, (random) => {
  const row = (at) => {
    const y = 196 + at * 84;
    const solved = 7 - at * 0.8;
    const cells = range(7).map((problem) => {
      const won = problem < solved - (random.chance(0.3) ? 1 : 0);
      const tone = won ? color.green : random.chance(0.3) ? color.coral : color.panel;
      return rect(492 + problem * 76, y, 62, 56, at === 0 && won ? color.amber : tone, { rx: 8 });
    });
    return flat(
      rect(112, y, 56, 56, at === 0 ? color.amber : color.rule, { rx: 28 }),
      rect(196, y + 12, random.range(130, 240), 32, at === 0 ? color.paper : color.rule, {
        rx: 16,
      }),
      cells,
      circle(1064, y + 28, 13, at < 3 ? color.paper : color.rule),
    );
  };
  return flat(
    dotGrid(1200, 900, 50, color.panel, 2),
    group(
      "translate(0 96) skewY(-5)",
      rect(60, 78, 1080, 790, color.green, { rx: 22, transform: "translate(18 18)", opacity: 0.9 }),
      frame(60, 78, 1080, 790, { barHeight: 62, radius: 22 }),
      range(8).map(row),
    ),
  );
});

const twoAtOneScreen = wide(color.violetNight, (random) => [
  circle(640, 330, 420, "#2f2353"),
  rect(330, 80, 620, 390, color.ink, { rx: 22 }),
  rect(352, 102, 576, 346, color.inkSoft, { rx: 8 }),
  codeLines(random, 392, 140, 490, 9, {
    lineHeight: 33,
    thickness: 13,
    colours: [color.green, color.violet, color.rule, color.green],
  }),
  rect(590, 470, 100, 60, color.ink),
  rect(0, 520, 1280, 200, "#120c22"),
  person(430, 760, 1.75, { back: true, top: color.amber, tone: skin.brown, look: "short" }),
  person(850, 760, 1.75, { back: true, top: color.violetDark, scarf: color.coral, look: "hijab" }),
]);

/** Trophies turned like chess pieces: king, rook and pawn. */
const trophies = classic(color.paper, () => {
  const base = (x, y, width) =>
    flat(
      rect(x - width / 2, y - 34, width, 34, color.ink, { rx: 8 }),
      rect(x - width * 0.39, y - 62, width * 0.78, 30, color.panel, { rx: 8 }),
    );
  const column = (x, top, bottom, neck, foot, tone) =>
    flat(
      polygon(
        [
          [x - neck, top],
          [x + neck, top],
          [x + foot, bottom],
          [x - foot, bottom],
        ],
        tone,
      ),
      polygon(
        [
          [x, top],
          [x + neck, top],
          [x + foot, bottom],
          [x, bottom],
        ],
        darker(tone, 0.18),
      ),
    );
  const collar = (x, y, width, tone) => [
    rect(x - width / 2, y, width, 24, lighter(tone, 0.3), { rx: 12 }),
    rect(x, y, width / 2, 24, tone, { rx: 12 }),
  ];
  const king = flat(
    base(600, 760, 300),
    column(600, 330, 700, 52, 104, color.amber),
    collar(600, 316, 170, color.amber),
    column(600, 190, 316, 92, 56, color.amber),
    rect(586, 92, 28, 100, color.amberDark, { rx: 6 }),
    rect(558, 118, 84, 26, color.amberDark, { rx: 6 }),
    chevron(566, 214, 66, color.ink, 18),
  );
  const rook = flat(
    base(290, 760, 230),
    column(290, 500, 700, 50, 78, color.deep),
    collar(290, 486, 140, color.deep),
    column(290, 420, 486, 66, 56, color.deep),
    [-66, -18, 30].map((dx) => rect(290 + dx, 384, 36, 40, dx > 0 ? darker(color.deep, 0.18) : color.deep)),
  );
  const pawn = flat(
    base(910, 760, 220),
    column(910, 560, 700, 34, 72, color.skyDark),
    collar(910, 546, 124, color.skyDark),
    circle(910, 500, 56, color.skyDark),
    path("M910 444A56 56 0 0 1 910 556Z", darker(color.skyDark, 0.18)),
  );
  return flat(
    circle(600, 420, 340, color.coral),
    halftone(
      { x: 260, y: 80, width: 680, height: 680, step: 26 },
      (x, y) => (Math.hypot(x - 600, y - 420) < 324 ? Math.max(0, (y - 320) / 46) : 0),
      color.coralDark,
    ),
    rect(0, 760, 1200, 140, color.paperShade),
    rook,
    pawn,
    king,
  );
});

/** The auditorium as arcs of seats. */
const auditorium = wide(color.coral, (random) => {
  const rows = range(5).map((row) => {
    const radius = 256 + row * 98;
    const step = (82 / radius) * 57.3;
    const seats = Math.floor(150 / step);
    return range(seats + 1).map((seat) => {
      const angle = 270 + (seat - seats / 2) * step;
      const [x, y] = polar(640, 700, radius, angle);
      const tone = random.pick([color.paper, color.paper, color.ink, color.amber, color.coralDark, color.coralDark]);
      return group(
        `translate(${x} ${y}) rotate(${angle + 90}) scale(1.4)`,
        path("M-23 24Q-23 -2 0 -2Q23 -2 23 24Z", tone),
        circle(0, -12, 13, tone),
      );
    });
  });
  return flat(
    polygon([[640, 700], polar(640, 700, 1000, 238), polar(640, 700, 1000, 302)], lighter(color.coral, 0.18)),
    rows,
    path("M460 720A180 180 0 0 1 820 720Z", color.ink),
    rect(604, 620, 72, 100, color.amber, { rx: 8 }),
    chevron(624, 640, 36, color.ink, 10),
  );
});

const badges = classic(color.green, () => {
  const badge = (x, y, tilt, tone, look, top) =>
    flat(
      curve(`M${x - 70} -20L${x} ${y - 10}L${x + 70} -20`, color.ink, 18, {
        "stroke-linejoin": "miter",
      }),
      group(
        `translate(${x} ${y}) rotate(${tilt})`,
        rect(-130, 26, 280, 400, color.deep, { rx: 22, opacity: 0.45 }),
        rect(-140, 14, 280, 400, color.paper, { rx: 22 }),
        path("M-140 36a22 22 0 0 1 22 -22H118a22 22 0 0 1 22 22V214H-140Z", tone),
        rect(-34, -4, 68, 36, color.ink, { rx: 10 }),
        person(0, 214, 0.72, look),
        rect(-96, 250, 192, 30, color.ink, { rx: 8 }),
        rect(-96, 302, 130, 18, color.paperShade, { rx: 9 }),
        rect(-96, 336, 160, 18, color.paperShade, { rx: 9 }),
        rect(-96, 370, 30, 16, top),
      ),
    );
  return flat(
    rings(600, 460, [180, 300, 420, 540, 660], lighter(color.green, 0.25), 16),
    badge(
      220,
      300,
      5,
      color.violet,
      { tone: skin.light, top: color.ink, scarf: color.deep, look: "hijab" },
      color.violetDark,
    ),
    badge(980, 270, -6, color.sky, { tone: skin.deep, top: color.paper, look: "crop" }, color.skyDark),
    badge(600, 360, -2, color.amber, { tone: skin.wheat, top: color.deep, look: "short" }, color.coral),
  );
});

const questions = tall(color.deep, () => [
  circle(450, 340, 230, color.amber),
  stroke(
    [
      [350, 250],
      [440, 340],
      [350, 430],
    ],
    color.ink,
    48,
    { "stroke-linecap": "butt", "stroke-linejoin": "miter" },
  ),
  rect(460, 396, 120, 44, color.ink),
  raisedHand(120, 900, 0.82, skin.light, color.sky, -9),
  raisedHand(780, 880, 0.86, skin.brown, color.amber, 9),
  raisedHand(300, 830, 0.9, skin.deep, color.paper, -3),
  raisedHand(610, 850, 0.92, skin.wheat, color.coral, 4),
  raisedHand(455, 950, 1.02, skin.dark, color.green, 0),
]);

const booths = wide(color.sky, () => {
  const iso = isometric(625, 388, 78);
  const booth = (x, y, tone, item) =>
    flat(
      iso.box([x, y, 0], [2.2, 0.12, 2.1], color.paper),
      iso.face(
        [
          [x + 0.16, y + 0.13, 0.9],
          [x + 2.04, y + 0.13, 0.9],
          [x + 2.04, y + 0.13, 1.96],
          [x + 0.16, y + 0.13, 1.96],
        ],
        tone,
      ),
      iso.box([x + 0.2, y + 0.9, 0], [1.8, 0.8, 0.8], {
        top: color.paper,
        left: tone,
        right: darker(tone, 0.3),
      }),
      item(x, y),
    );
  const screen = (x, y) =>
    flat(
      iso.box([x + 0.6, y + 1.1, 0.8], [0.9, 0.1, 0.6], color.panel),
      iso.face(
        [
          [x + 0.67, y + 1.21, 0.87],
          [x + 1.43, y + 1.21, 0.87],
          [x + 1.43, y + 1.21, 1.33],
          [x + 0.67, y + 1.21, 1.33],
        ],
        color.green,
      ),
    );
  const cubes = (x, y) =>
    flat(
      iso.box([x + 0.4, y + 1.1, 0.8], [0.42, 0.42, 0.42], color.violet),
      iso.box([x + 1.0, y + 1.1, 0.8], [0.42, 0.42, 0.42], color.ink),
      iso.box([x + 0.7, y + 1.12, 1.22], [0.42, 0.42, 0.42], color.amber),
    );
  const rover = (x, y) =>
    flat(
      iso.box([x + 0.5, y + 1.05, 0.86], [1, 0.5, 0.28], color.ink),
      iso.box([x + 0.7, y + 1.15, 1.14], [0.35, 0.3, 0.34], color.coral),
    );
  return flat(
    iso.face(
      [
        [-4, -2.4, -0.02],
        [4.6, -2.4, -0.02],
        [4.6, 3.1, -0.02],
        [-4, 3.1, -0.02],
      ],
      color.skyPale,
    ),
    range(6).map((at) =>
      iso.line(
        [
          [-4, -1.4 + at * 0.9, 0],
          [4.6, -1.4 + at * 0.9, 0],
        ],
        "#b4dcf5",
        3,
      ),
    ),
    booth(-3.4, -1.8, color.coral, screen),
    booth(-0.5, -1.8, color.violetDark, cubes),
    booth(2.2, -1.8, color.deep, rover),
    [
      [-2.6, 1.4, color.ink],
      [-1.7, 1.9, color.amber],
      [0.9, 1.6, color.coral],
      [2.6, 1.8, color.ink],
      [3.3, 1.2, color.paper],
    ].map(([x, y, tone]) => {
      const [px, py] = iso.point([x, y, 0]);
      return flat(
        ellipse(px + 6, py, 30, 13, "#a3cfec"),
        path(`M${px - 20} ${py}V${py - 52}a20 20 0 0 1 40 0V${py}a20 9 0 0 1 -40 0Z`, tone),
        circle(px, py - 92, 18, skin.brown),
      );
    }),
  );
});

const drone = classic(color.amber, () => {
  const rotors = [45, 135, 225, 315];
  const body = (tone, accent) =>
    flat(
      rotors.map((angle) => stroke([[0, 0], polar(0, 0, 300, angle)], tone, 40)),
      rotors.map((angle, at) => {
        const [x, y] = polar(0, 0, 300, angle);
        return group(
          `translate(${x} ${y})`,
          accent && circle(0, 0, 128, color.paper, { opacity: 0.5 }),
          ring(0, 0, 128, tone, 16),
          group(`rotate(${24 + at * 41})`, ellipse(0, 0, 114, 15, accent ? color.coral : tone)),
          circle(0, 0, 26, tone),
        );
      }),
      rect(-96, -120, 192, 240, tone, { rx: 56 }),
    );
  return flat(
    rings(600, 450, [140, 260, 380, 500, 620, 740], mix(color.amber, color.amberDark, 0.35), 4),
    stroke(
      [
        [600, -20],
        [600, 920],
      ],
      mix(color.amber, color.amberDark, 0.35),
      4,
    ),
    stroke(
      [
        [-20, 450],
        [1220, 450],
      ],
      mix(color.amber, color.amberDark, 0.35),
      4,
    ),
    faded(0.28, group("translate(650 520) rotate(12) scale(0.94)", body(color.amberDark))),
    group(
      "translate(600 440) rotate(12)",
      body(color.ink, true),
      rect(-62, -86, 124, 108, color.panel, { rx: 24 }),
      chevron(-34, -62, 52, color.green, 14),
      rect(8, -26, 36, 14, color.green),
      circle(0, 72, 26, color.coral),
      circle(0, 72, 11, color.paper),
    ),
  );
});

const phoneApp = tall(color.violet, () => {
  const card = (x, y, width, height, tone) =>
    flat(
      rect(x + 12, y + 14, width, height, color.violetDark, { rx: 24, opacity: 0.5 }),
      rect(x, y, width, height, tone, { rx: 24 }),
    );
  return flat(
    circle(450, 600, 470, lighter(color.violet, 0.3)),
    rect(254, 156, 430, 920, color.violetDark, { rx: 64, opacity: 0.45 }),
    rect(234, 130, 432, 930, color.ink, { rx: 64 }),
    rect(258, 154, 384, 882, color.paper, { rx: 44 }),
    rect(384, 168, 132, 30, color.ink, { rx: 15 }),
    rect(290, 236, 200, 30, color.ink, { rx: 15 }),
    circle(592, 252, 28, color.coral),
    rect(290, 300, 320, 250, color.green, { rx: 28 }),
    curve("M290 500C360 420 400 520 450 430S560 400 610 350", color.deep, 14, {
      "stroke-linecap": "butt",
    }),
    circle(450, 430, 24, color.paper, { stroke: color.deep, "stroke-width": 12 }),
    range(3).map((at) => [
      rect(290, 586 + at * 112, 84, 84, [color.violet, color.amber, color.sky][at], { rx: 22 }),
      rect(398, 602 + at * 112, 190 - at * 30, 20, color.ink, { rx: 10 }),
      rect(398, 638 + at * 112, 130 + at * 30, 16, color.paperShade, { rx: 8 }),
    ]),
    rect(290, 930, 320, 70, color.ink, { rx: 35 }),
    chevron(430, 946, 38, color.green, 11),
    card(74, 640, 206, 150, color.amber),
    range(4).map((at) =>
      rect(104 + at * 38, 750 - [30, 62, 44, 86][at], 26, [30, 62, 44, 86][at], color.ink, {
        rx: 5,
      }),
    ),
    card(622, 420, 200, 200, color.coral),
    stroke(
      [
        [676, 524],
        [708, 556],
        [768, 486],
      ],
      color.paper,
      26,
    ),
  );
});

/** A wall of framed pieces of generative art, with visitors in front of it. */
const artWall = wide(color.paper, (random) => {
  const framed = (x, y, size, ground, inside) =>
    flat(
      rect(x - 16, y - 16, size + 32, size + 32, color.ink),
      rect(x, y, size, size, ground),
      group(`translate(${x} ${y})`, inside),
    );
  const truchet = grid(5, 5, (column, row) => {
    const [x, y, s] = [column * 48, row * 48, 48];
    return random.chance(0.5)
      ? polygon(
          [
            [x, y],
            [x + s, y],
            [x, y + s],
          ],
          color.green,
        )
      : polygon(
          [
            [x + s, y],
            [x + s, y + s],
            [x, y],
          ],
          color.green,
        );
  });
  const bars = range(10).map((at) => rect(16 + at * 21, 224 - (at + 1) * 19, 15, (at + 1) * 19, color.paper));
  const targets = [104, 78, 52, 26].map((r, at) => circle(120, 120, r, at % 2 ? color.violet : color.ink));
  const peaks = [
    polygon(
      [
        [0, 240],
        [80, 90],
        [160, 240],
      ],
      color.deep,
    ),
    polygon(
      [
        [90, 240],
        [170, 130],
        [240, 220],
        [240, 240],
      ],
      color.green,
    ),
    circle(182, 66, 28, color.coral),
  ];
  return flat(
    rect(0, 560, 1280, 160, color.paperShade),
    rect(0, 552, 1280, 12, color.paperDim),
    framed(80, 110, 240, color.deep, truchet),
    framed(376, 110, 240, color.coral, bars),
    framed(672, 110, 240, color.violet, targets),
    framed(968, 110, 240, color.amber, peaks),
    person(250, 740, 1.45, { back: true, top: color.ink, scarf: color.skyDark, look: "hijab" }),
    person(560, 750, 1.6, { back: true, top: color.greenMid, tone: skin.brown, look: "crop" }),
    person(820, 760, 1.4, { back: true, top: color.violetDark, tone: skin.wheat, look: "long" }),
    person(1100, 746, 1.55, { back: true, top: "#22384a", tone: skin.dark, look: "short" }),
  );
});

const diffWindows = wide(color.ink, (random) => {
  const line = (x, y, width, tone, sign) =>
    flat(
      rect(x, y, 640, 40, mix(color.inkSoft, tone, 0.2)),
      rect(x + 20, y + 17, 20, 6, tone),
      sign === "+" && rect(x + 27, y + 10, 6, 20, tone),
      rect(x + 70, y + 12, width, 16, tone, { rx: 8 }),
    );
  return flat(
    dotGrid(1280, 720, 40, color.panel, 2),
    frame(120, 70, 700, 430, {
      body: "#0f2a20",
      bar: color.deepDark,
      dots: [color.deep, color.deep, color.deep],
    }),
    frame(200, 130, 760, 460, {
      body: "#14392b",
      bar: color.deep,
      dots: [color.greenMid, color.greenMid, color.greenMid],
    }),
    frame(300, 200, 820, 450, { body: "#17231e", barHeight: 50 }),
    range(9).map((at) => rect(330, 281 + at * 40, 26, 10, color.rule, { rx: 5 })),
    codeLines(random, 450, 278, 420, 2, { lineHeight: 40, thickness: 16, colours: [color.rule] }),
    line(400, 346, 300, color.coral, "-"),
    line(400, 386, 220, color.coral, "-"),
    line(400, 426, 360, color.green, "+"),
    line(400, 466, 260, color.green, "+"),
    line(400, 506, 420, color.green, "+"),
    codeLines(random, 450, 558, 380, 2, { lineHeight: 40, thickness: 16, colours: [color.rule] }),
    circle(1120, 200, 66, color.green),
    stroke(
      [
        [1090, 202],
        [1112, 224],
        [1152, 178],
      ],
      color.ink,
      18,
    ),
  );
});

/** A commit tree that grows like a real one. */
const commitTree = tall(color.green, (random) => {
  const lines = [];
  const leaves = [];
  const grow = (x, y, angle, length, width, depth) => {
    const [endX, endY] = polar(x, y, length, angle);
    lines.push(
      stroke(
        [
          [x, y],
          [endX, endY],
        ],
        color.ink,
        width,
      ),
    );
    if (depth === 0) {
      leaves.push(
        commit(endX, endY, 22, random.pick([color.coral, color.amber, color.violetDark, color.deep]), color.paper),
      );
      return;
    }
    if (depth < 4)
      leaves.push(
        circle(endX, endY, width * 0.95, color.paper, {
          stroke: color.ink,
          "stroke-width": width * 0.55,
        }),
      );
    const spread = depth === 4 ? 27 : 22;
    grow(endX, endY, angle - spread, length * 0.77, width * 0.72, depth - 1);
    grow(endX, endY, angle + spread, length * 0.77, width * 0.72, depth - 1);
  };
  grow(450, 1100, -90, 250, 40, 4);
  return flat(
    circle(450, 500, 400, lighter(color.green, 0.3)),
    path("M0 1090C240 1040 660 1040 900 1090V1200H0Z", color.deep),
    lines,
    leaves,
  );
});

const mergeLaptop = classic(color.skyPale, () => [
  circle(600, 380, 330, color.sky),
  rect(0, 700, 1200, 200, color.skyDark),
  rect(300, 210, 600, 410, color.ink, { rx: 28 }),
  rect(326, 236, 548, 348, color.inkSoft, { rx: 10 }),
  curve("M460 310V510", color.green, 22),
  curve("M460 330C460 430 640 380 724 410", color.amber, 22),
  commit(460, 310, 32, color.green, color.inkSoft),
  commit(460, 510, 32, color.green, color.inkSoft),
  commit(730, 410, 36, color.amber, color.inkSoft),
  path("M230 620H970L1010 690Q1012 710 990 710H210Q188 710 190 690Z", color.panel),
  rect(500, 636, 200, 34, color.ink, { rx: 10 }),
  rect(1000, 560, 116, 150, color.coral, { rx: 16 }),
  ring(1122, 626, 34, color.coral, 18),
  curve("M1034 520C1010 490 1060 470 1036 436", color.paper, 12),
  curve("M1082 520C1058 490 1108 470 1084 436", color.paper, 12),
  rect(76, 560, 130, 30, color.coral, { rx: 6 }),
  rect(60, 592, 160, 36, color.paper, { rx: 6 }),
  rect(84, 630, 126, 32, color.amber, { rx: 6 }),
  rect(56, 664, 170, 46, color.deep, { rx: 6 }),
]);

const whiteboard = wide(color.amberPale, () => {
  const note = (x, y, tone, tilt) =>
    group(
      `translate(${x} ${y}) rotate(${tilt})`,
      rect(-46, -46, 92, 92, tone),
      rect(-28, -22, 56, 9, color.ink, { opacity: 0.55 }),
      rect(-28, 0, 40, 9, color.ink, { opacity: 0.55 }),
    );
  return flat(
    rect(0, 600, 1280, 120, color.amber),
    rect(152, 74, 840, 470, color.amberDark, { rx: 16 }),
    rect(172, 94, 800, 430, color.paper, { rx: 6 }),
    curve("M250 420H620", color.deep, 12),
    curve("M320 420C380 420 370 310 440 310H520C580 310 560 420 610 420", color.coral, 12),
    [260, 330, 610].map((x) => commit(x, 420, 17, color.deep, color.paper)),
    [440, 510].map((x) => commit(x, 310, 17, color.coral, color.paper)),
    range(3).map((at) => rect(250, 160 + at * 32, [300, 220, 260][at], 14, color.paperShade, { rx: 7 })),
    note(720, 190, color.coral, -4),
    note(850, 200, color.sky, 5),
    note(735, 320, color.green, 3),
    rect(172, 544, 120, 14, color.ink, { rx: 7 }),
    curve("M986 664C900 580 864 460 822 356", color.deep, 64),
    circle(816, 344, 30, skin.brown),
    stroke(
      [
        [812, 336],
        [792, 306],
      ],
      skin.brown,
      16,
    ),
    person(1080, 760, 1.9, { tone: skin.brown, top: color.deep, look: "short" }),
  );
});

export const galleries = {
  "gallery-contest-1": contestHall,
  "gallery-contest-2": balloonBunch,
  "gallery-contest-3": scoreboard,
  "gallery-contest-4": twoAtOneScreen,
  "gallery-contest-5": trophies,
  "gallery-orientation-1": auditorium,
  "gallery-orientation-2": badges,
  "gallery-orientation-3": questions,
  "gallery-showcase-1": booths,
  "gallery-showcase-2": drone,
  "gallery-showcase-3": phoneApp,
  "gallery-showcase-4": artWall,
  "gallery-bootcamp-1": diffWindows,
  "gallery-bootcamp-2": commitTree,
  "gallery-bootcamp-3": mergeLaptop,
  "gallery-bootcamp-4": whiteboard,
};

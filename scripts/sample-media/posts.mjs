/** Pictures of the posts, in mixed shapes. */
import { chevron, commit, confetti, dotGrid, halftone, hexagon, isometric, person, pixels, rings } from "./motifs.mjs";
import { color, hair, lighter, mix, skin } from "./palette.mjs";
import {
  arc,
  circle,
  classic,
  clipped,
  curve,
  ellipse,
  flat,
  grid,
  group,
  path,
  polar,
  polygon,
  range,
  rect,
  square,
  stroke,
  tall,
  wide,
} from "./svg.mjs";

/** A door of light in the shape of a window of a terminal. */
const orientationPost = wide(color.inkSoft, () => [
  polygon(
    [
      [480, 560],
      [800, 560],
      [1240, 720],
      [40, 720],
    ],
    color.amber,
    { opacity: 0.35 },
  ),
  rect(440, 70, 400, 490, color.amberDark, { rx: 18 }),
  rect(462, 92, 356, 468, color.amber),
  rect(462, 92, 356, 60, color.paper),
  [0, 1, 2].map((at) => circle(500 + at * 36, 122, 11, [color.coral, color.amber, color.greenMid][at])),
  chevron(566, 226, 110, color.ink, 32),
  rect(662, 312, 90, 28, color.ink),
  person(330, 742, 1.25, { back: true, top: color.ink, tone: skin.brown, look: "short" }),
  person(520, 730, 1.05, { back: true, top: color.deepDark, scarf: color.deep, look: "hijab" }),
  person(745, 732, 1.1, { back: true, top: color.ink, tone: skin.dark, look: "crop" }),
  person(950, 744, 1.3, { back: true, top: color.deep, tone: skin.wheat, look: "long" }),
]);

const contestPost = classic(color.coral, () => {
  const ticks = range(60).map((at) => {
    const long = at % 5 === 0;
    return stroke([polar(600, 490, long ? 262 : 280, at * 6), polar(600, 490, 300, at * 6)], color.ink, long ? 12 : 5, {
      "stroke-linecap": "butt",
    });
  });
  return flat(
    range(7).map((at) =>
      rect(-40, 150 + at * 100, [210, 130, 260, 170, 240, 110, 190][at], 22, color.coralDark, {
        rx: 11,
      }),
    ),
    range(7).map((at) =>
      rect(1240 - [150, 250, 120, 220, 140, 260, 170][at], 150 + at * 100, 300, 22, color.coralDark, { rx: 11 }),
    ),
    group("rotate(42 600 490)", rect(570, 84, 60, 70, color.ink, { rx: 12 })),
    rect(560, 44, 80, 100, color.ink, { rx: 14 }),
    rect(530, 40, 140, 46, color.amber, { rx: 14 }),
    circle(600, 490, 366, color.ink),
    circle(600, 490, 322, color.paper),
    path(`${arc(600, 490, 236, -90, 30)}L600 490Z`, color.amber),
    ticks,
    stroke([[600, 490], polar(600, 490, 224, 30)], color.ink, 20),
    stroke([[600, 490], polar(600, 490, 160, -90)], color.ink, 20),
    circle(600, 490, 34, color.coral, { stroke: color.ink, "stroke-width": 12 }),
  );
});

const winnersPost = wide(color.amberPale, (random) => {
  const step = (x, y, tone, mark) =>
    flat(rect(x, y, 260, 720 - y, tone), rect(x, y, 260, 22, lighter(tone, 0.3)), mark);
  return flat(
    range(9).map((at) =>
      polygon([[640, 380], polar(640, 380, 900, at * 40), polar(640, 380, 900, at * 40 + 20)], "#ffd798"),
    ),
    confetti(random, { x: 40, y: 20, width: 1200, height: 330 }, 60, [color.coral, color.deep, color.violetDark], 20),
    person(380, 520, 1.16, {
      tone: skin.wheat,
      top: color.coral,
      scarf: color.violetDark,
      look: "hijab",
    }),
    person(640, 430, 1.3, { tone: skin.brown, top: color.ink, look: "short" }),
    person(900, 570, 1.16, { tone: skin.deep, top: color.greenMid, look: "crop" }),
    step(
      250,
      520,
      color.greenMid,
      [0, 1].map((at) => rect(346 + at * 42, 590, 24, 70, color.paper)),
    ),
    step(510, 430, color.deep, rect(628, 500, 24, 90, color.amber)),
    step(
      770,
      570,
      color.greenMid,
      [0, 1, 2].map((at) => rect(846 + at * 42, 620, 24, 60, color.paper)),
    ),
    curve("M590 326Q640 400 690 326", color.coral, 12),
    circle(640, 392, 30, color.amber, { stroke: color.amberDark, "stroke-width": 8 }),
  );
});

/** A pile of laptops, as at the end of a long day of practice. */
const bootcampPost = tall(color.sky, () => {
  const iso = isometric(450, 720, 118);
  const tones = [color.ink, color.paper, color.coral, color.ink, color.amber, color.paper];
  return flat(
    circle(450, 600, 380, lighter(color.sky, 0.35)),
    ellipse(450, 900, 400, 120, color.skyDark, { opacity: 0.5 }),
    tones.map((tone, at) =>
      iso.box([-1.5 + (at % 2) * 0.14, -1.1 - (at % 3) * 0.08, -0.9 + at * 0.27], [3, 2.2, 0.2], tone),
    ),
    iso.box([-1.5, -1.1, 0.72], [3, 2.2, 0.14], color.panel),
    grid(9, 4, (column, row) => {
      const [x, y] = [-1.3 + column * 0.29, -0.65 + row * 0.27];
      return iso.face(
        [
          [x, y, 0.87],
          [x + 0.23, y, 0.87],
          [x + 0.23, y + 0.2, 0.87],
          [x, y + 0.2, 0.87],
        ],
        column === 8 && row === 1 ? color.coral : "#41564c",
      );
    }),
    iso.face(
      [
        [-0.4, 0.55, 0.87],
        [0.4, 0.55, 0.87],
        [0.4, 0.98, 0.87],
        [-0.4, 0.98, 0.87],
      ],
      "#41564c",
    ),
    iso.box([-1.5, -1.2, 0.86], [3, 0.1, 2], color.ink),
    iso.face(
      [
        [-1.36, -1.09, 1],
        [1.36, -1.09, 1],
        [1.36, -1.09, 2.72],
        [-1.36, -1.09, 2.72],
      ],
      color.deep,
    ),
    iso.line(
      [
        [-0.95, -1.09, 2.3],
        [-0.4, -1.09, 1.9],
        [-0.95, -1.09, 1.5],
      ],
      color.green,
      28,
      { "stroke-linecap": "butt", "stroke-linejoin": "miter" },
    ),
    iso.line(
      [
        [-0.1, -1.09, 1.5],
        [0.7, -1.09, 1.5],
      ],
      color.amber,
      28,
      { "stroke-linecap": "butt" },
    ),
  );
});

/** Branches as the lines of a metro map. */
const gitPost = wide(color.ink, () => {
  const lines = [
    [
      color.green,
      [
        [-20, 420],
        [420, 420],
        [560, 280],
        [900, 280],
        [1040, 420],
        [1300, 420],
      ],
    ],
    [
      color.amber,
      [
        [-20, 160],
        [300, 160],
        [420, 280],
        [560, 280],
        [700, 420],
        [700, 560],
        [860, 640],
        [1300, 640],
      ],
    ],
    [
      color.sky,
      [
        [160, 740],
        [160, 560],
        [300, 420],
        [420, 420],
        [560, 560],
        [1000, 560],
        [1140, 420],
        [1140, -20],
      ],
    ],
    [
      color.coral,
      [
        [-20, 300],
        [90, 300],
        [200, 190],
        [200, -20],
      ],
    ],
  ];
  const stop = (x, y) => circle(x, y, 17, color.ink, { stroke: color.paper, "stroke-width": 9 });
  return flat(
    dotGrid(1280, 720, 40, color.panel, 2.5),
    lines.map(([tone, points]) => stroke(points, tone, 24)),
    [
      [80, 420],
      [240, 420],
      [260, 160],
      [160, 620],
      [560, 280],
      [740, 280],
      [900, 280],
      [860, 560],
      [1000, 640],
      [1140, 220],
      [1140, 100],
    ].map(([x, y]) => stop(x, y)),
    rect(276, 396, 170, 48, color.ink, { rx: 24, stroke: color.paper, "stroke-width": 9 }),
    circle(1140, 420, 62, color.paper),
    circle(1140, 420, 44, color.ink),
    stroke(
      [
        [1118, 421],
        [1134, 437],
        [1164, 404],
      ],
      color.green,
      12,
    ),
  );
});

/** A fingerprint whose centre is a lock. */
const securityPost = square(color.inkSoft, (random) => {
  const ridge = (at) => ({ r: 168 + at * 58, tone: mix(color.coral, color.coralDark, at / 6) });
  const ridges = range(6).map((at) => {
    const { r, tone } = ridge(at);
    const start = 150 + random.range(-26, 20);
    const split = random.range(220, 310);
    const end = 390 + random.range(-30, 36);
    return [curve(arc(540, 560, r, start, split), tone, 25), curve(arc(540, 560, r, split + 3600 / r, end), tone, 25)];
  });
  const tails = range(5).map((at) => {
    const { r, tone } = ridge(at);
    return curve(arc(540, 560, r, 60 + at * 3, 120 - at * 3), tone, 25);
  });
  return group(
    "scale(0.8333)",
    ridges,
    tails,
    curve("M486 540V482A54 54 0 0 1 594 482V540", color.amber, 26),
    rect(448, 530, 184, 146, color.amber, { rx: 24 }),
    circle(540, 590, 20, color.ink),
    rect(531, 594, 18, 46, color.ink, { rx: 8 }),
  );
});

/** A lightning bolt cut from running lines. */
const sprintPost = wide(color.amber, (random) => {
  const lines = range(15).map((at) => {
    const y = 48 + at * 44;
    const start = random.range(-60, 380);
    return [
      rect(start, y, random.range(160, 420), 14, color.amberDark, { rx: 7, opacity: 0.75 }),
      at % 3 === 0 && rect(random.range(840, 1080), y, random.range(90, 300), 14, color.paper, { rx: 7 }),
    ];
  });
  const bolt = [
    [720, 30],
    [430, 400],
    [606, 400],
    [540, 690],
    [850, 292],
    [666, 292],
  ];
  return flat(
    lines,
    group("translate(22 22)", polygon(bolt, color.amberDark)),
    polygon(bolt, color.ink),
    polygon(
      [
        [720, 30],
        [575, 215],
        [628, 330],
        [666, 292],
      ],
      color.panel,
    ),
  );
});

/** A cabinet of finds: one small thing per compartment. */
const showcasePost = classic(color.paper, () => {
  const size = 220;
  const things = [
    [
      color.deep,
      [
        circle(110, 110, 66, color.green),
        ellipse(110, 110, 110, 26, "none", {
          stroke: color.paper,
          "stroke-width": 9,
          transform: "rotate(-22 110 110)",
        }),
      ],
    ],
    [
      color.coral,
      range(4).map((at) =>
        rect(52 + at * 30, 168 - [50, 110, 76, 128][at], 22, [50, 110, 76, 128][at], color.paper, {
          rx: 4,
        }),
      ),
    ],
    [color.paperDim, [rect(72, 36, 76, 148, color.ink, { rx: 14 }), rect(80, 52, 60, 104, color.amber, { rx: 4 })]],
    [color.amber, [hexagon(110, 110, 70, color.ink), chevron(88, 80, 60, color.green, 17)]],
    [
      color.ink,
      [
        stroke(
          [
            [50, 150],
            [90, 80],
            [126, 130],
            [170, 62],
          ],
          color.green,
          12,
        ),
        circle(170, 62, 14, color.coral),
      ],
    ],
    [
      color.green,
      [
        rect(48, 78, 124, 84, color.ink, { rx: 14 }),
        circle(80, 120, 17, color.paper),
        circle(140, 120, 17, color.paper),
        rect(104, 44, 12, 36, color.ink),
      ],
    ],
    [
      color.deepDark,
      pixels(["..##..", ".####.", "##.##.", "######", ".#..#.", "#....#"], 50, 50, 20, {
        "#": color.amber,
      }),
    ],
    [
      color.coral,
      [
        polygon(
          [
            [110, 40],
            [180, 80],
            [180, 150],
            [110, 190],
            [40, 150],
            [40, 80],
          ],
          color.coralDark,
        ),
        polygon(
          [
            [110, 40],
            [180, 80],
            [110, 118],
            [40, 80],
          ],
          color.coralPale,
        ),
        polygon(
          [
            [110, 118],
            [180, 80],
            [180, 150],
            [110, 190],
          ],
          color.ink,
        ),
      ],
    ],
    [
      color.amber,
      [
        circle(110, 110, 64, color.paper),
        path(`${arc(110, 110, 64, -90, 40)}L110 110Z`, color.coral),
        circle(110, 110, 24, color.ink),
      ],
    ],
    [
      color.paperDim,
      [
        rect(40, 60, 140, 100, color.deep, { rx: 10 }),
        range(5).map((at) => rect(56 + at * 24, 44, 10, 132, color.deep)),
        rect(64, 80, 92, 60, color.green, { rx: 4 }),
      ],
    ],
    [
      color.deep,
      [
        stroke(
          [
            [60, 60],
            [60, 160],
          ],
          color.paper,
          10,
        ),
        curve("M60 80C60 120 160 90 160 130", color.amber, 10),
        commit(60, 60, 14, color.paper, color.deep),
        commit(60, 160, 14, color.paper, color.deep),
        commit(160, 136, 14, color.amber, color.deep),
      ],
    ],
    [
      color.ink,
      [0, 1, 2]
        .map((at) => curve(arc(110, 170, 40 + at * 42, 225, 315), color.sky, 14))
        .concat(circle(110, 170, 14, color.sky)),
    ],
  ];
  return flat(
    rect(96, 56, 1008, 788, color.ink, { rx: 22 }),
    things.map(([ground, inside], at) =>
      group(
        `translate(${124 + (at % 4) * 244} ${84 + Math.floor(at / 4) * 248})`,
        rect(0, 0, size, size + 16, ground, { rx: 12 }),
        group("translate(0 8)", inside),
      ),
    ),
  );
});

const robotPost = tall(color.green, () => [
  circle(450, 520, 390, lighter(color.green, 0.35)),
  ellipse(450, 1112, 330, 40, color.deep),
  rect(330, 900, 76, 160, color.panel),
  rect(494, 900, 76, 160, color.panel),
  path("M286 1110V1070a40 40 0 0 1 40 -40H410V1110Z", color.ink),
  path("M614 1110V1070a40 40 0 0 0 -40 -40H490V1110Z", color.ink),
  curve("M650 620C760 600 800 480 760 380", color.panel, 46),
  curve("M250 620C160 660 130 760 160 850", color.panel, 46),
  path("M724 372a44 44 0 1 1 74 -40l-44 6z", color.ink),
  path("M124 850a44 44 0 1 0 74 20l-34 -2z", color.ink),
  rect(250, 540, 400, 380, color.paper, { rx: 50 }),
  path("M450 540H600a50 50 0 0 1 50 50V870a50 50 0 0 1 -50 50H450Z", color.paperDim),
  rect(404, 480, 92, 66, color.panel),
  rect(310, 610, 280, 170, color.ink, { rx: 20 }),
  curve("M336 700H390L414 650L450 750L476 700H564", color.green, 12),
  range(4).map((at) => circle(338 + at * 75, 850, 20, [color.coral, color.amber, color.deep, color.coral][at])),
  rect(442, 130, 16, 100, color.panel),
  circle(450, 124, 30, color.coral),
  rect(290, 220, 320, 270, color.paper, { rx: 110 }),
  path("M450 220H500a110 110 0 0 1 110 110V380a110 110 0 0 1 -110 110H450Z", color.paperDim),
  rect(330, 290, 240, 110, color.ink, { rx: 55 }),
  circle(396, 345, 27, color.amber),
  path("M476 352q28 -34 56 0", "none", {
    stroke: color.amber,
    "stroke-width": 13,
    "stroke-linecap": "round",
  }),
  curve("M410 434Q450 456 490 434", color.panel, 10),
]);

/** Campfire at night, friends around it. */
const winterCampPost = wide("#171231", (random) => {
  const tree = (x, y, s, tone) =>
    [0, 1, 2].map((at) =>
      polygon(
        [
          [x, y - s * (1.5 - at * 0.36)],
          [x + s * (0.3 + at * 0.12), y - s * (0.8 - at * 0.4)],
          [x - s * (0.3 + at * 0.12), y - s * (0.8 - at * 0.4)],
        ],
        tone,
      ),
    );
  const sparks = range(26).map(() => {
    const y = random.range(90, 400);
    const size = random.pick([5, 7, 9]);
    return rect(
      640 + random.range(-1, 1) * (150 - y * 0.16),
      y,
      size,
      size,
      random.pick([color.amber, color.coral, color.amberDark]),
    );
  });
  return flat(
    range(50).map(() =>
      circle(random.range(0, 1280), random.range(0, 300), random.pick([1.6, 2.4, 3]), color.violet, { opacity: 0.7 }),
    ),
    range(11).map((at) => tree(at * 128 + (at % 2) * 30, 470, 150 + ((at * 53) % 70), at % 2 ? "#241c49" : "#2c2359")),
    path("M0 460Q640 400 1280 460V720H0Z", "#0f0b22"),
    circle(640, 520, 330, color.amber, { opacity: 0.1 }),
    circle(640, 520, 220, color.amber, { opacity: 0.14 }),
    sparks,
    path(
      "M640 330C700 410 752 450 720 540C706 590 574 590 560 540C536 466 596 440 604 390C620 410 630 420 632 440C644 410 648 370 640 330Z",
      color.coral,
    ),
    path(
      "M646 430C676 474 700 496 684 546C672 574 608 574 598 546C584 506 618 494 622 470C634 482 640 490 640 500C650 480 650 456 646 430Z",
      color.amber,
    ),
    stroke(
      [
        [540, 596],
        [740, 566],
      ],
      "#5a3a2a",
      30,
    ),
    stroke(
      [
        [540, 566],
        [740, 596],
      ],
      "#74503a",
      30,
    ),
    person(230, 742, 1.35, { back: true, top: "#2f2563", scarf: color.violetDark, look: "hijab" }),
    person(450, 760, 1.1, { back: true, top: "#1f1845", tone: skin.dark, look: "crop" }),
    person(830, 760, 1.12, { back: true, top: color.violetDark, tone: skin.brown, look: "short" }),
    person(1052, 744, 1.35, { back: true, top: "#2f2563", tone: skin.deep, look: "long" }),
  );
});

const libraryPost = wide("#b08a62", (random) => {
  const tones = [color.deep, color.coral, color.amber, color.ink, color.greenMid, color.paper];
  const shelf = (y, height) => {
    const books = [];
    let x = 40;
    let last = "";
    while (x < 1230) {
      const width = random.int(38, 74);
      const tall = height - random.int(0, 56);
      const tone = random.pick(tones.filter((one) => one !== last));
      last = tone;
      if (random.chance(0.07)) {
        x += 56;
        continue;
      }
      if (x + width > 1244) break;
      const bands = tone === color.paper ? color.coral : lighter(tone, 0.35);
      books.push(
        rect(x, y - tall, width, tall, tone, { rx: 4 }),
        rect(x, y - tall + 22, width, 9, bands),
        width > 44 && rect(x, y - tall + 40, width, 5, bands),
        rect(x + width / 2 - 4, y - 56, 8, 30, bands, { rx: 4 }),
      );
      x += width + 4;
    }
    return flat(books, rect(0, y, 1280, 18, "#7d5a3c"), rect(0, y + 18, 1280, 8, "#5e4129"));
  };
  return flat(
    rect(0, 0, 24, 720, "#7d5a3c"),
    rect(1256, 0, 24, 720, "#7d5a3c"),
    shelf(208, 174),
    shelf(440, 182),
    shelf(672, 180),
    group(
      "translate(596 252) rotate(-5 60 90)",
      rect(-14, -34, 150, 236, color.paper, { rx: 8 }),
      rect(-14, -34, 22, 236, color.green, { rx: 8 }),
      rect(20, 0, 100, 110, color.ink, { rx: 8 }),
      chevron(40, 26, 46, color.green, 13),
      rect(76, 62, 30, 11, color.green),
      rect(20, 134, 100, 14, color.paperShade, { rx: 7 }),
      rect(20, 160, 64, 14, color.paperShade, { rx: 7 }),
    ),
  );
});

const campusPost = wide(color.sky, () => {
  const palm = (x, y, height) =>
    flat(
      curve(`M${x} ${y}Q${x - 14} ${y - height / 2} ${x + 8} ${y - height}`, "#5e4129", 16),
      range(7).map((at) => {
        const [tipX, tipY] = polar(x + 8, y - height, 92, 165 + at * 35);
        return curve(
          `M${x + 8} ${y - height}Q${(x + 8 + tipX) / 2} ${(y - height + tipY) / 2 - 34} ${tipX} ${tipY + 26}`,
          at % 2 ? color.deep : color.greenMid,
          17,
        );
      }),
    );
  const windows = (x, y, columns, rows) =>
    grid(columns, rows, (column, row) => {
      const lit = (column * 5 + row * 3) % 7 === 0;
      return [
        rect(x + column * 62, y + row * 84, 40, 54, lit ? color.amber : color.skyDark, { rx: 4 }),
        rect(x + column * 62, y + row * 84 + 54, 40, 7, color.paperShade),
      ];
    });
  return flat(
    circle(980, 190, 120, color.amber),
    halftone(
      { x: 850, y: 60, width: 270, height: 270, step: 20 },
      (x, y) => (Math.hypot(x - 980, y - 190) < 112 ? Math.max(0, (y - 170) / 15) : 0),
      color.coral,
    ),
    [
      [150, 130, 1],
      [420, 84, 0.7],
      [1130, 110, 0.6],
    ].map(([x, y, s]) =>
      group(
        `translate(${x} ${y}) scale(${s})`,
        rect(-90, 0, 200, 44, color.paper, { rx: 22 }),
        rect(-40, -34, 120, 60, color.paper, { rx: 30 }),
      ),
    ),
    rect(0, 580, 1280, 140, color.greenMid),
    rect(170, 300, 380, 290, color.paper),
    rect(730, 300, 380, 290, color.paper),
    rect(160, 284, 400, 22, color.coral),
    rect(720, 284, 400, 22, color.coral),
    windows(200, 336, 6, 3),
    windows(760, 336, 6, 3),
    rect(530, 220, 220, 370, color.coral),
    polygon(
      [
        [510, 224],
        [640, 130],
        [770, 224],
      ],
      color.coralDark,
    ),
    hexagon(640, 320, 62, color.ink),
    chevron(614, 294, 52, color.green, 15),
    path("M584 590V486a56 56 0 0 1 112 0V590Z", color.ink),
    rect(638, 440, 4, 150, color.rule),
    polygon(
      [
        [584, 590],
        [696, 590],
        [860, 720],
        [420, 720],
      ],
      color.paperDim,
    ),
    palm(90, 640, 270),
    palm(1190, 650, 310),
    range(4).map((at) => [ellipse(300 + at * 60 + (at > 1 ? 520 : 0), 604, 44, 30, color.deep)]),
  );
});

const teamPost = classic(color.deep, () => [
  rings(600, 430, [160, 250, 340, 430, 520, 610, 700], mix(color.deep, color.green, 0.28), 12),
  person(240, 800, 1.9, { tone: skin.light, top: color.violet, look: "crop" }),
  person(960, 800, 1.9, {
    tone: skin.wheat,
    top: color.amber,
    look: "long",
    hairColour: hair.brown,
  }),
  person(420, 860, 2.1, { tone: skin.brown, top: color.ink, scarf: color.sky, look: "hijab" }),
  person(790, 860, 2.1, { tone: skin.dark, top: color.coral, look: "short" }),
  person(600, 960, 2.4, { tone: skin.brown, top: color.paper, look: "short" }),
  rect(0, 850, 1200, 50, color.deepDark),
  chevron(566, 780, 40, color.deep, 12),
  rect(600, 808, 36, 12, color.deep),
]);

/** A poster pasted on a wall of bricks. */
const posterPost = tall("#c9533f", (random) => {
  const bricks = grid(6, 12, (column, row) =>
    rect(-100 + column * 200 + (row % 2) * 100, row * 104, 190, 94, random.pick(["#b8473a", "#bd4b3b", "#b04236"]), {
      rx: 3,
    }),
  );
  return flat(
    bricks,
    group(
      "rotate(-3 450 600)",
      rect(176, 156, 580, 900, "#6e2620", { opacity: 0.55 }),
      rect(156, 132, 580, 900, color.paper),
      rect(186, 162, 520, 620, color.ink),
      clipped(
        "print",
        rect(186, 162, 520, 620, "#000"),
        halftone(
          { x: 186, y: 540, width: 520, height: 260, step: 30 },
          (x, y) => Math.max(0, (y - 500) / 24),
          color.deep,
        ),
      ),
      hexagon(446, 430, 190, color.green),
      chevron(364, 340, 150, color.ink, 44),
      rect(476, 452, 104, 38, color.ink),
      rect(186, 816, 400, 46, color.ink, { rx: 4 }),
      rect(186, 884, 300, 22, color.coral, { rx: 4 }),
      rect(186, 924, 360, 16, color.paperShade, { rx: 4 }),
      rect(186, 956, 240, 16, color.paperShade, { rx: 4 }),
      range(4).map((row) =>
        range(4).map(
          (column) =>
            (column * 3 + row * 5 + column * row) % 4 !== 1 &&
            rect(616 + column * 23, 884 + row * 23, 23, 23, color.ink),
        ),
      ),
      polygon(
        [
          [736, 940],
          [736, 1032],
          [640, 1032],
        ],
        color.paperShade,
      ),
      rect(150, 112, 130, 42, color.amber, { opacity: 0.9, transform: "rotate(-32 200 130)" }),
      rect(630, 112, 130, 42, color.amber, { opacity: 0.9, transform: "rotate(32 690 130)" }),
    ),
  );
});

/** A board with a chip, headers and wires, seen from above. */
const arduinoPost = classic(color.paper, () => {
  const header = (x, y, count) =>
    flat(
      rect(x, y, count * 40 + 12, 46, color.ink, { rx: 6 }),
      range(count).map((at) => rect(x + 16 + at * 40, y + 13, 20, 20, color.rule, { rx: 3 })),
    );
  return flat(
    dotGrid(1200, 900, 50, color.paperDim, 3),
    rect(216, 216, 800, 540, color.paperShade, { rx: 34 }),
    path("M190 224a34 34 0 0 1 34 -34H930l50 50V660l-50 50H224a34 34 0 0 1 -34 -34Z", color.deep),
    [
      [240, 250],
      [930, 300],
      [930, 620],
      [250, 660],
    ].map(([x, y]) => circle(x, y, 20, color.paper, { stroke: color.amber, "stroke-width": 8 })),
    stroke(
      [
        [520, 450],
        [470, 400],
        [470, 300],
        [430, 260],
      ],
      color.greenMid,
      8,
    ),
    stroke(
      [
        [560, 420],
        [560, 330],
        [600, 290],
        [600, 250],
      ],
      color.greenMid,
      8,
    ),
    stroke(
      [
        [780, 420],
        [840, 360],
        [840, 250],
      ],
      color.greenMid,
      8,
    ),
    stroke(
      [
        [600, 530],
        [600, 600],
        [560, 640],
      ],
      color.greenMid,
      8,
    ),
    stroke(
      [
        [720, 530],
        [720, 590],
        [770, 640],
      ],
      color.greenMid,
      8,
    ),
    rect(130, 280, 180, 130, color.paperShade, { rx: 8 }),
    rect(130, 280, 180, 26, color.paper, { rx: 8 }),
    rect(150, 530, 170, 110, color.ink, { rx: 10 }),
    header(380, 206, 6),
    header(664, 206, 6),
    header(430, 650, 5),
    header(664, 650, 6),
    range(9).map((at) => [rect(498 + at * 37, 402, 16, 146, color.paperShade)]),
    rect(480, 420, 344, 110, color.ink, { rx: 10 }),
    circle(508, 475, 15, color.rule),
    chevron(600, 446, 58, color.green, 16),
    rect(652, 490, 60, 15, color.green),
    [color.coral, color.amber, color.green].map((tone, at) => rect(376 + at * 34, 330, 22, 34, tone, { rx: 5 })),
    curve("M406 229C406 90 300 60 180 70S60 -20 60 -40", color.coral, 14),
    curve("M486 229C486 100 560 60 660 60S800 20 800 -40", color.amber, 14),
    curve("M850 229C850 110 960 90 1060 110S1160 60 1240 40", color.skyDark, 14),
    curve("M770 673C770 800 900 800 1000 780S1130 820 1240 860", color.coral, 14),
    curve("M496 673C496 800 420 830 330 820S200 860 180 940", color.skyDark, 14),
  );
});

/** Game of Life with its glider in the middle. */
const hackersPost = wide(color.ink, (random) => {
  const cell = 40;
  const quiet = grid(32, 18, (column, row) => {
    const inside = column >= 10 && column <= 21 && row >= 3 && row <= 14;
    return (
      !inside &&
      random.chance(0.24) &&
      rect(
        column * cell + 5,
        row * cell + 5,
        30,
        30,
        random.pick([color.panel, color.panel, color.deepDark, color.deep]),
        { rx: 6 },
      )
    );
  });
  const glider = [".#.", "..#", "###"];
  const [x, y, size] = [424, 144, 144];
  return flat(
    quiet,
    rect(x, y, size * 3, size * 3, color.inkSoft, { rx: 12 }),
    range(4).map((at) => [
      rect(x + at * size - 2, y, 4, size * 3, color.rule),
      rect(x, y + at * size - 2, size * 3, 4, color.rule),
    ]),
    glider.map((row, down) =>
      [...row].map(
        (sign, across) =>
          sign === "#" &&
          circle(
            x + (across + 0.5) * size,
            y + (down + 0.5) * size,
            52,
            down === 2 && across === 2 ? color.amber : color.green,
          ),
      ),
    ),
  );
});

export const posts = {
  "post-orientation": orientationPost,
  "post-contest": contestPost,
  "post-contest-winners": winnersPost,
  "post-bootcamp": bootcampPost,
  "post-git": gitPost,
  "post-security": securityPost,
  "post-sprint": sprintPost,
  "post-showcase": showcasePost,
  "post-showcase-robot": robotPost,
  "post-winter-camp": winterCampPost,
  "post-library": libraryPost,
  "post-campus": campusPost,
  "post-team": teamPost,
  "post-poster": posterPost,
  "post-arduino": arduinoPost,
  "post-hackers": hackersPost,
};

/** Title pictures of the events. */
import {
  balloon,
  beam,
  chevron,
  commit,
  confetti,
  dotGrid,
  frame,
  halftone,
  hexagon,
  isometric,
  person,
  trace,
} from "./motifs.mjs";
import { color, darker, lighter, mix } from "./palette.mjs";
import {
  arc,
  circle,
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
  stroke,
  wide,
} from "./svg.mjs";

const orientation = wide(color.ink, (random) => {
  const crowd = (y, scale, count, tones, shift) =>
    range(count).map((at) =>
      person(shift + at * 190 * scale + random.range(-10, 10), y, scale, {
        back: true,
        top: random.pick(tones),
        hairColour: darker(random.pick(tones), 0.55),
        scarf: random.pick(tones),
        look: random.pick(["short", "crop", "hijab", "long", "short"]),
      }),
    );
  return flat(
    beam(180, -20, 330, 720, 520, color.green, 0.1),
    beam(1100, -20, 560, 950, 520, color.green, 0.1),
    frame(350, 76, 580, 350, { body: color.paper, bar: color.deep, barHeight: 44 }),
    chevron(468, 190, 150, color.deep, 44),
    rect(614, 308, 170, 40, color.amber),
    rect(280, 452, 720, 12, color.rule, { rx: 6 }),
    crowd(590, 0.52, 14, [color.deepDark, color.deep], 10),
    crowd(672, 0.72, 11, ["#14573f", color.deepDark, color.greenMid], 40),
    crowd(792, 1, 8, [color.panel, "#26392f", "#1a4a38"], 0),
  );
});

const contest = wide(color.amber, () => {
  const iso = isometric(640, 282, 84);
  const wood = { top: color.paper, left: color.paperShade, right: "#a8987a" };
  const machine = { top: "#2b3a34", left: color.panel, right: color.ink };
  const colours = [color.coral, color.deep, color.paper];
  const lucky = { "0,2": 0, "1,0": 1, "2,0": 0, "2,1": 1, "1,1": 0 };
  const desks = grid(3, 3, (column, row) => {
    const [x, y] = [column * 2.3 - 1.7, row * 2.3 - 1.2];
    const balloonAt = lucky[`${column},${row}`];
    const [bx, by] = iso.point([x + 1.25, y + 0.25, 2.1]);
    return flat(
      iso.box([x, y, 0], [1.5, 0.9, 0.7], wood),
      iso.box([x + 0.25, y + 0.15, 0.7], [0.95, 0.12, 0.72], machine),
      iso.face(
        [
          [x + 0.33, y + 0.27, 0.8],
          [x + 1.12, y + 0.27, 0.8],
          [x + 1.12, y + 0.27, 1.34],
          [x + 0.33, y + 0.27, 1.34],
        ],
        color.green,
      ),
      iso.face(
        [
          [x + 0.4, y + 0.5, 0.71],
          [x + 1.05, y + 0.5, 0.71],
          [x + 1.05, y + 0.72, 0.71],
          [x + 0.4, y + 0.72, 0.71],
        ],
        color.ink,
      ),
      balloonAt !== undefined && balloon(bx, by - 28, 38, colours[balloonAt], iso.point([x + 1.3, y + 0.3, 0.75])),
    );
  });
  const floor = iso.face(
    [
      [-2.6, -2, 0],
      [5.3, -2, 0],
      [5.3, 5.2, 0],
      [-2.6, 5.2, 0],
    ],
    "#f2a341",
  );
  return flat(floor, desks.flat());
});

const gitBootcamp = wide(color.paper, () => {
  const [main, feature, fix, idea] = [color.deep, color.coral, color.skyDark, color.amber];
  return flat(
    dotGrid(1280, 720, 40, color.paperDim, 3),
    curve("M300 380C380 380 360 200 460 200H640C740 200 720 380 820 380", feature, 18),
    curve("M470 380C550 380 540 560 640 560H830C930 560 900 380 1000 380", fix, 18),
    curve("M520 200C570 200 570 96 640 96H1130", idea, 18, { "stroke-dasharray": "1 34" }),
    curve("M-20 380H1300", main, 22),
    [120, 300, 470].map((x) => commit(x, 380, 24, main, color.paper)),
    [500, 610].map((x) => commit(x, 200, 24, feature, color.paper)),
    [660, 750, 840].map((x) => commit(x, 560, 24, fix, color.paper)),
    commit(1130, 96, 24, idea, color.paper),
    circle(820, 380, 44, main),
    circle(820, 380, 20, feature),
    circle(1000, 380, 78, main),
    stroke(
      [
        [966, 382],
        [992, 408],
        [1038, 356],
      ],
      color.paper,
      20,
    ),
    path("M1130 330h86l44 50l-44 50h-86z", color.ink),
    circle(1218, 380, 11, color.paper),
  );
});

const securitySeminar = wide(color.violetNight, (random) => {
  const cell = 40;
  const glyphs = grid(32, 18, (column, row) => {
    const [x, y] = [column * cell, row * cell];
    const distance = Math.hypot(x + 20 - 640, (y + 20 - 360) * 1.05);
    const nearShield = Math.abs(x + 20 - 640) < 260 && Math.abs(y + 20 - 340) < 240;
    if (distance < 280 || nearShield || random.chance(0.12)) return null;
    const glow = Math.max(0, 1 - (distance - 290) / 330);
    const tone = mix("#33265a", color.violet, glow * random.range(0.4, 0.9));
    return random.chance(0.5)
      ? rect(x + 16, y + 8, 8, 24, tone)
      : rect(x + 12, y + 10, 16, 20, "none", { stroke: tone, "stroke-width": 6 });
  });
  const shield =
    "M640 110C720 160 790 172 850 172V350C850 470 770 560 640 616C510 560 430 470 430 350V172C490 172 560 160 640 110Z";
  return flat(
    glyphs,
    path(shield, color.violet),
    path("M640 110V616C510 560 430 470 430 350V172C490 172 560 160 640 110Z", color.violetDark, {
      opacity: 0.5,
    }),
    circle(640, 330, 62, color.ink),
    polygon(
      [
        [618, 360],
        [662, 360],
        [690, 480],
        [590, 480],
      ],
      color.ink,
    ),
    rect(628, 312, 24, 40, color.green),
  );
});

const roboticsNight = wide(color.night, (random) => {
  const traces = range(6).map((at) => {
    const y = 480 + at * 44;
    const reach = 90 + at * 52;
    const left = [
      [350 - at * 6, 720],
      [350 - at * 6, y + 40],
      [310 - at * 6, y],
      [310 - at * 6 - reach, y],
    ];
    return [left, left.map(([x, height]) => [1280 - x, height])].map((points) =>
      trace(points, color.nightSoft, 8, color.night),
    );
  });
  const stars = range(60).map(() => {
    const size = random.pick([4, 4, 6, 8]);
    return rect(
      random.int(0, 320) * 4,
      random.int(0, 100) * 4,
      size,
      size,
      random.pick([color.nightSoft, color.skyDark, color.sky]),
    );
  });
  return flat(
    stars,
    circle(830, 250, 210, color.amber),
    halftone(
      { x: 620, y: 40, width: 430, height: 430, step: 22 },
      (x, y) => (Math.hypot(x - 830, y - 250) < 196 ? Math.max(0, (x - 780) / 24) : 0),
      color.amberDark,
    ),
    traces,
    rect(610, 130, 14, 90, color.skyDark),
    circle(617, 118, 22, color.coral),
    path("M370 760C370 620 440 560 540 556H694C794 560 864 620 864 760Z", color.skyDark),
    rect(566, 500, 102, 76, color.nightSoft),
    rect(420, 210, 394, 310, color.sky, { rx: 64 }),
    rect(384, 310, 46, 120, color.skyDark, { rx: 18 }),
    rect(804, 310, 46, 120, color.skyDark, { rx: 18 }),
    rect(462, 268, 310, 150, color.night, { rx: 54 }),
    [535, 699].map((x) => [circle(x, 343, 38, color.amber), circle(x, 343, 15, color.night)]),
    range(6).map((at) => rect(524 + at * 32, 452, 18, 30, color.skyDark, { rx: 5 })),
    rect(520, 592, 194, 112, color.night, { rx: 20 }),
    stroke(
      [
        [552, 620],
        [584, 648],
        [552, 676],
      ],
      color.green,
      14,
      { "stroke-linecap": "butt" },
    ),
    rect(600, 662, 60, 14, color.green),
  );
});

const codeSprint = wide(color.coral, () => {
  const [cx, cy] = [1000, -250];
  const lanes = [430, 540, 650, 760, 870];
  const runners = [
    [430, 128, 40, color.paper],
    [540, 106, 52, color.amber],
    [650, 136, 34, color.paper],
    [760, 116, 44, color.ink],
    [870, 97, 30, color.paper],
  ];
  const runner = ([radius, head, length, tone]) => {
    const [x, y] = polar(cx, cy, radius, head);
    const trail = range(3).map((part) =>
      curve(arc(cx, cy, radius - 20 + part * 20, head + 5, head + 5 + length * [0.6, 1, 0.4][part]), tone, 9 - part, {
        opacity: 0.85 - part * 0.12,
      }),
    );
    return flat(
      trail,
      group(
        `translate(${x} ${y}) rotate(${head - 90})`,
        rect(-34, -30, 70, 60, tone, { rx: 12 }),
        chevron(-10, -18, 36, tone === color.ink ? color.coral : color.ink, 10),
      ),
    );
  };
  const squares = grid(
    2,
    22,
    (column, row) => (column + row) % 2 === 0 && rect(-22 + column * 22, 385 + row * 25, 22, 25, color.paper),
  );
  return flat(
    curve(arc(cx, cy, 650, 30, 175), color.coralDark, 560, { "stroke-linecap": "butt" }),
    lanes.map((r) => curve(arc(cx, cy, r - 55, 30, 175), color.coral, 5)),
    curve(arc(cx, cy, 925, 30, 175), color.coral, 5),
    group(`translate(${cx} ${cy}) rotate(-14)`, rect(-26, 370, 52, 560, color.ink), squares),
    runners.map(runner),
  );
});

const projectShowcase = wide(color.deepDark, () => {
  const plinth = (x, y, width) =>
    flat(
      rect(x - width / 2, y, width, 720 - y, color.paper),
      rect(x, y, width / 2, 720 - y, color.paperDim),
      rect(x - width / 2 - 18, y - 24, width + 36, 26, color.paper, { rx: 4 }),
      rect(x, y - 24, width / 2 + 18, 26, color.paperShade),
    );
  const iso = isometric(640, 318, 74);
  return flat(
    rect(0, 610, 1280, 110, "#063a29"),
    beam(300, -20, 130, 470, 720, color.green, 0.16),
    beam(640, -20, 410, 870, 720, color.green, 0.26),
    beam(980, -20, 810, 1150, 720, color.green, 0.16),
    plinth(300, 470, 150),
    plinth(640, 408, 190),
    plinth(980, 510, 150),
    circle(300, 356, 88, color.amber),
    [0.3, 0.72].map((share) =>
      ellipse(300, 356, 88 * share, 88, "none", { stroke: color.amberDark, "stroke-width": 6 }),
    ),
    rect(212, 353, 176, 6, color.amberDark),
    iso.box([-0.85, -0.85, 0], [1.7, 1.7, 1.1], color.coral),
    iso.box([-0.45, -0.45, 1.1], [0.9, 0.9, 0.9], color.amber),
    rect(912, 286, 136, 198, color.ink, { rx: 18 }),
    rect(926, 304, 108, 150, color.green, { rx: 6 }),
    circle(980, 368, 30, color.deepDark),
    rect(944, 416, 72, 12, color.deepDark, { rx: 6 }),
    circle(980, 469, 7, color.rule),
  );
});

const winterCamp = wide(color.night, (random) => {
  const hill = (base, height, fill, shift) =>
    path(
      `M0 ${base}C${200 + shift} ${base - height} ${420 + shift} ${base - height * 0.2} ${640 + shift} ${base - height * 0.6}S${1040 + shift} ${base - height * 1.3} 1280 ${base - height * 0.4}V720H0Z`,
      fill,
    );
  const tent = (x, y, size, tone, inside) =>
    flat(
      polygon(
        [
          [x, y - size],
          [x + size * 1.05, y],
          [x - size * 0.72, y],
        ],
        darker(tone, 0.3),
      ),
      polygon(
        [
          [x, y - size],
          [x + size * 0.42, y],
          [x - size * 0.72, y],
        ],
        tone,
      ),
      polygon(
        [
          [x - size * 0.13, y - size * 0.62],
          [x + size * 0.1, y],
          [x - size * 0.36, y],
        ],
        inside,
      ),
      stroke(
        [
          [x, y - size],
          [x - size * 0.06, y - size * 1.1],
        ],
        tone,
        5,
      ),
    );
  const stars = range(70).map(() =>
    circle(
      random.range(0, 1280),
      random.range(0, 330),
      random.pick([1.6, 2.2, 3.4]),
      random.pick([color.paper, color.sky, color.skyDark]),
    ),
  );
  return flat(
    stars,
    circle(1010, 150, 66, color.paper),
    circle(1036, 134, 58, color.night),
    hill(470, 190, "#16304a", -40),
    faded(0.16, rect(-40, 380, 900, 22, color.sky, { rx: 11 }), rect(520, 416, 900, 16, color.sky, { rx: 8 })),
    hill(540, 130, "#1d425f", 80),
    faded(0.16, rect(300, 470, 1100, 18, color.sky, { rx: 9 }), rect(-60, 504, 560, 14, color.sky, { rx: 7 })),
    path("M0 590C320 540 860 548 1280 600V720H0Z", "#0a141d"),
    tent(250, 604, 150, color.skyDark, color.night),
    tent(1140, 612, 150, color.skyDark, color.night),
    tent(640, 640, 300, color.amber, color.paper),
    rect(562, 590, 70, 42, color.ink, { rx: 5 }),
    rect(568, 596, 58, 30, color.greenMid),
    rect(552, 632, 90, 8, color.ink, { rx: 4 }),
    group("translate(82 4)", [
      polygon(
        [
          [880, 640],
          [902, 590],
          [914, 616],
          [926, 578],
          [948, 640],
        ],
        color.coral,
      ),
      polygon(
        [
          [900, 640],
          [914, 612],
          [930, 640],
        ],
        color.amber,
      ),
      stroke(
        [
          [872, 650],
          [956, 638],
        ],
        "#3b2a20",
        10,
      ),
      stroke(
        [
          [872, 638],
          [956, 650],
        ],
        "#52392a",
        10,
      ),
    ]),
  );
});

const festival = wide(color.violet, (random) => {
  const [cx, cy] = [640, 400];
  const rays = range(16).map((at) =>
    polygon(
      [[cx, cy], polar(cx, cy, 900, at * 22.5), polar(cx, cy, 900, at * 22.5 + 11.25)],
      lighter(color.violet, 0.35),
    ),
  );
  const bunting = (x1, x2, y, sag, tones) => {
    const at = (share) => [x1 + (x2 - x1) * share, y + sag * 4 * share * (1 - share)];
    const count = 9;
    return flat(
      curve(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}`, color.ink, 4),
      range(count).map((index) => {
        const [ax, ay] = at((index + 0.12) / count);
        const [bx, by] = at((index + 0.88) / count);
        return polygon(
          [
            [ax, ay],
            [bx, by],
            [(ax + bx) / 2, (ay + by) / 2 + 58],
          ],
          tones[index % tones.length],
        );
      }),
    );
  };
  return flat(
    rays,
    bunting(-40, 640, 14, 50, [color.coral, color.paper, color.amber]),
    bunting(640, 1320, 14, 50, [color.amber, color.coral, color.paper]),
    confetti(
      random,
      { x: 60, y: 220, width: 330, height: 460 },
      34,
      [color.coral, color.amber, color.ink, color.paper],
      20,
    ),
    confetti(
      random,
      { x: 890, y: 220, width: 330, height: 460 },
      34,
      [color.coral, color.amber, color.ink, color.paper],
      20,
    ),
    hexagon(cx, cy, 252, color.ink),
    hexagon(cx, cy, 216, "none", { stroke: color.violetDark, "stroke-width": 6 }),
    chevron(530, 310, 170, color.green, 50),
    rect(668, 436, 128, 44, color.amber),
  );
});

export const events = {
  "event-hello-world-orientation-2024": orientation,
  "event-intra-college-programming-contest-2024": contest,
  "event-git-and-github-bootcamp-2025": gitBootcamp,
  "event-cyber-security-seminar-2025": securitySeminar,
  "event-robotics-night-2025": roboticsNight,
  "event-code-sprint-2026": codeSprint,
  "event-project-showcase-2026": projectShowcase,
  "event-winter-programming-camp-2026": winterCamp,
  "event-polytechnic-programming-festival-2031": festival,
};

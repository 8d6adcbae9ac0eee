/** Portraits: advisors, team and leaders. Flat shapes on a quiet backdrop. */
import { color, darker, hair, lighter, mix, skin } from "./palette.mjs";
import { dotGrid } from "./motifs.mjs";
import { avatar, circle, clipped, curve, ellipse, flat, path, polygon, range, rect, ring, stroke } from "./svg.mjs";

const FACE =
  "M228 244C228 172 266 136 320 136C374 136 412 172 412 244V292C412 356 366 410 320 410C274 410 228 356 228 292Z";
const SHOULDERS = "M64 660C64 560 112 510 196 488L272 462H368L444 488C528 510 576 560 576 660Z";

function neck(tone) {
  const shadow = darker(tone, 0.22);
  return flat(
    path("M270 360H370V462Q370 520 320 520Q270 520 270 462Z", tone),
    path("M270 376H370V402Q352 436 320 440Q286 436 270 402Z", shadow),
  );
}

function face(tone, { brow = hair.black, ears = true, smile = 18 } = {}) {
  const shade = darker(tone, 0.2);
  const line = darker(tone, 0.42);
  return flat(
    ears && [
      ellipse(226, 284, 19, 27, tone),
      ellipse(414, 284, 19, 27, darker(tone, 0.1)),
      ellipse(224, 286, 8, 14, shade),
      ellipse(416, 286, 8, 14, shade),
    ],
    path(FACE, tone),
    clipped("half", path(FACE, "#000"), path("M320 130H430V420H320C352 372 340 318 334 250Z", darker(tone, 0.1))),
    stroke(
      [
        [262, 246],
        [278, 238],
        [300, 243],
      ],
      brow,
      9,
    ),
    stroke(
      [
        [340, 243],
        [362, 238],
        [378, 246],
      ],
      brow,
      9,
    ),
    ellipse(283, 275, 7.5, 8.5, color.ink),
    ellipse(357, 275, 7.5, 8.5, color.ink),
    curve("M322 268L310 318Q318 326 332 321", line, 5),
    curve(`M288 352Q320 ${352 + smile} 352 352`, line, 6),
  );
}

function glasses(colour) {
  return flat(
    rect(250, 252, 62, 50, "none", { rx: 20, stroke: colour, "stroke-width": 7 }),
    rect(328, 252, 62, 50, "none", { rx: 20, stroke: colour, "stroke-width": 7 }),
    curve("M312 270Q320 263 328 270", colour, 7),
    stroke(
      [
        [250, 268],
        [226, 262],
      ],
      colour,
      7,
    ),
    stroke(
      [
        [390, 268],
        [414, 262],
      ],
      colour,
      7,
    ),
  );
}

function beard(colour, full) {
  return full
    ? path(
        "M228 286C240 322 250 332 272 332C292 320 348 320 368 332C390 332 400 322 412 286V300C412 372 366 432 320 432C274 432 228 372 228 300ZM292 350Q320 366 348 350Q320 344 292 350Z",
        colour,
        { "fill-rule": "evenodd" },
      )
    : flat(
        path(
          "M284 340C294 326 312 326 320 331C328 326 346 326 356 340C344 340 330 342 320 341C310 342 296 340 284 340Z",
          colour,
        ),
        path("M292 380Q320 370 348 380C346 410 334 420 320 420C306 420 294 410 292 380Z", colour),
      );
}

/** Hair; `back` is drawn behind the head, `front` over it. */
const hairStyles = {
  sidePart: (tone) => ({
    front: path(
      "M219 274C202 168 244 104 326 104C404 104 438 166 421 274H406C407 240 402 212 392 198C344 208 300 196 282 178C266 206 240 214 236 240L234 274Z",
      tone,
    ),
  }),
  receding: (tone) => ({
    back: path("M212 290C196 190 232 116 320 116C408 116 444 190 428 290Z", tone),
    front: flat(
      path("M216 296C208 236 222 186 246 160C254 204 246 232 242 262L238 296Z", tone),
      path("M424 296C432 236 418 186 394 160C386 204 394 232 398 262L402 296Z", tone),
    ),
  }),
  curly: (tone) => ({
    front: flat(
      path(
        "M222 272C212 190 250 140 320 140C390 140 428 190 418 272H404C406 236 392 208 372 202C336 212 300 210 268 202C248 208 236 226 236 272Z",
        tone,
      ),
      [
        [232, 206, 30],
        [238, 160, 36],
        [276, 128, 40],
        [324, 116, 42],
        [370, 132, 38],
        [404, 166, 34],
        [410, 210, 28],
        [300, 184, 28],
        [346, 186, 28],
      ].map(([x, y, r]) => circle(x, y, r, tone)),
    ),
  }),
  quiff: (tone) => ({
    front: path(
      "M219 272C204 206 222 160 250 140C246 108 300 82 348 92C408 92 438 150 421 272H406C408 234 406 214 398 200C372 206 356 188 330 186C296 186 268 196 244 200C236 218 234 240 234 272Z",
      tone,
    ),
  }),
  bun: (tone) => ({
    back: flat(circle(402, 128, 52, tone), circle(402, 128, 26, lighter(tone, 0.1))),
    front: path(
      "M214 300C196 176 240 106 320 106C400 106 444 176 426 300C420 250 398 206 320 172C250 204 222 250 214 300Z",
      tone,
    ),
  }),
  long: (tone) => ({
    back: path(
      "M320 98C220 98 186 178 190 280C192 360 168 430 176 520H464C472 430 448 360 450 280C454 178 420 98 320 98Z",
      tone,
    ),
    front: path(
      "M212 330C190 190 232 104 320 104C408 104 450 190 428 330C424 270 414 226 374 180C340 206 250 204 232 250C222 276 216 300 212 330Z",
      tone,
    ),
  }),
};

function hijab(cloth) {
  const fold = darker(cloth, 0.2);
  const outline =
    "M320 84C216 84 182 164 190 262C196 350 190 420 150 478C180 560 250 604 320 604C390 604 460 560 490 478C450 420 444 350 450 262C458 164 424 84 320 84Z";
  const opening =
    "M320 150C276 150 244 188 244 262C244 346 280 402 320 402C360 402 396 346 396 262C396 188 364 150 320 150Z";
  return {
    back: path(outline, fold),
    front: flat(
      path(outline + opening, cloth, { "fill-rule": "evenodd" }),
      path(
        "M320 150C276 150 244 188 244 262C244 274 245 286 247 296C243 214 268 180 320 174C372 180 397 214 393 296C395 286 396 274 396 262C396 188 364 150 320 150Z",
        fold,
      ),
      path(
        "M196 352C214 430 262 472 330 476C392 474 432 440 444 352C448 420 458 452 490 478C420 560 330 572 262 540C214 516 180 500 150 478C184 440 194 400 196 352Z",
        lighter(cloth, 0.12),
      ),
      curve("M212 420C244 472 290 492 340 492C388 488 420 466 436 430", fold, 5),
      curve("M176 470C236 530 300 546 352 540C402 532 440 508 468 478", fold, 5),
    ),
  };
}

const scoop = (tone, depth) => path(`M268 452Q320 ${depth} 372 452L356 430H284Z`, tone);

/** Clothes, each drawn over the shoulders; the last argument is the skin tone. */
const clothes = {
  panjabi: (cloth, accent) =>
    flat(
      path(SHOULDERS, cloth),
      path("M262 452Q320 540 378 452L396 470Q372 552 320 552Q268 552 244 470Z", darker(cloth, 0.12)),
      rect(300, 540, 40, 120, darker(cloth, 0.07)),
      rect(300, 540, 6, 120, accent),
      rect(334, 540, 6, 120, accent),
      range(3).map((at) => circle(320, 566 + at * 30, 6, accent)),
      curve("M258 466Q276 540 320 546Q364 540 382 466", accent, 6),
    ),
  waistcoat: (cloth, accent) =>
    flat(
      clothes.panjabi(color.paper, color.paperShade),
      path("M180 494L244 470L306 590V660H150C150 590 160 530 180 494Z", cloth),
      path("M460 494L396 470L334 590V660H490C490 590 480 530 460 494Z", darker(cloth, 0.15)),
      rect(196, 590, 62, 9, accent),
    ),
  shirt: (cloth, accent) =>
    flat(
      path(SHOULDERS, cloth),
      path("M262 456L320 536L378 456L406 476L366 566L320 528L274 566L234 476Z", lighter(cloth, 0.28)),
      rect(312, 540, 16, 120, darker(cloth, 0.14)),
      range(3).map((at) => circle(320, 562 + at * 36, 5, accent)),
      rect(392, 580, 76, 80, darker(cloth, 0.12), { rx: 6 }),
    ),
  tee: (cloth, accent, tone) =>
    flat(
      path(SHOULDERS, cloth),
      path("M250 470L264 452H376L390 470Q372 540 320 540Q268 540 250 470Z", accent),
      scoop(tone, 586),
      stroke(
        [
          [286, 566],
          [310, 586],
          [286, 606],
        ],
        accent,
        11,
        { "stroke-linecap": "square" },
      ),
      rect(322, 598, 34, 12, accent),
    ),
  hoodie: (cloth, accent) =>
    flat(
      path("M214 486C204 430 240 410 266 424L320 520L374 424C400 410 436 430 426 486L320 590Z", darker(cloth, 0.22)),
      path(SHOULDERS, cloth),
      path("M252 452C222 452 208 470 206 496L320 604L434 496C432 470 418 452 388 452L320 540Z", darker(cloth, 0.15)),
      stroke(
        [
          [290, 566],
          [288, 624],
        ],
        accent,
        7,
      ),
      stroke(
        [
          [350, 566],
          [352, 624],
        ],
        accent,
        7,
      ),
    ),
  blazer: (cloth, accent) =>
    flat(
      path(SHOULDERS, cloth),
      path("M256 462L320 640L384 462Z", color.paper),
      accent && path("M304 520H336L330 546L342 660H298L310 546Z", accent),
      path("M262 454L320 530L284 560L246 470ZM378 454L320 530L356 560L394 470Z", color.paperDim),
      path("M244 466L318 660H250L196 560L226 540L202 486Z", darker(cloth, 0.2)),
      path("M396 466L322 660H390L444 560L414 540L438 486Z", darker(cloth, 0.32)),
    ),
  saree: (cloth, accent, tone) =>
    flat(
      path(SHOULDERS, darker(cloth, 0.3)),
      scoop(tone, 600),
      path("M370 462L444 488C528 510 576 560 576 660H150C270 640 352 560 370 462Z", cloth),
      path("M370 462L392 470C378 570 290 652 196 660H150C270 640 352 560 370 462Z", accent),
      range(3).map((at) =>
        curve(
          `M${424 + at * 40} ${486 + at * 14}C${420 + at * 40} 560 ${370 + at * 44} 630 ${320 + at * 50} 664`,
          darker(cloth, 0.14),
          5,
        ),
      ),
    ),
  kameez: (cloth, accent, tone) =>
    flat(
      path(SHOULDERS, cloth),
      path("M256 466L268 452H372L384 466Q372 552 320 552Q268 552 256 466Z", darker(cloth, 0.3)),
      scoop(tone, 610),
      path("M236 474C250 560 290 600 330 640L300 664H100C110 580 140 510 236 474Z", accent),
      path("M404 474C392 560 360 610 330 640L360 664H540C530 580 500 510 404 474Z", darker(accent, 0.12)),
      curve("M206 490C216 570 250 620 290 658", darker(accent, 0.24), 5),
      curve("M434 490C426 570 400 620 370 658", darker(accent, 0.32), 5),
    ),
  plain: (cloth) => flat(path(SHOULDERS, cloth)),
};

/** Backdrops: one large quiet shape each. */
const backdrops = {
  disc: (tone) => circle(320, 330, 262, tone),
  halo: (tone) => [250, 200, 306].map((r) => ring(320, 300, r, tone, 10)),
  bars: (tone) => range(8).map((at) => rect(at * 80 + 20, 640 - (180 + ((at * 197) % 300)), 40, 640, tone, { rx: 6 })),
  steps: (tone) => range(4).map((at) => rect(at * 160, 480 - at * 130, 160, 640, tone, { opacity: 0.5 + at * 0.16 })),
  dots: (tone) => dotGrid(640, 640, 40, tone, 6),
  slash: (tone) => [
    polygon(
      [
        [0, 640],
        [380, 0],
        [640, 0],
        [640, 220],
        [390, 640],
      ],
      tone,
    ),
  ],
  arch: (tone) => path("M96 660V330C96 200 196 100 320 100C444 100 544 200 544 330V660Z", tone),
  prompt: (tone) =>
    stroke(
      [
        [40, 120],
        [240, 320],
        [40, 520],
      ],
      tone,
      74,
      { "stroke-linecap": "butt", "stroke-linejoin": "miter" },
    ),
  window: (tone) => [
    rect(70, 70, 500, 640, tone, { rx: 28 }),
    range(3).map((at) => circle(116 + at * 36, 112, 11, mix(tone, color.ink, 0.5))),
  ],
};

function portrait({ ground, backdrop, tone, look, wear, ...extras }) {
  return avatar(ground, () => {
    const [style, hairTone] = look;
    const head = style === "hijab" ? hijab(hairTone) : hairStyles[style](hairTone);
    const coversEars = style === "hijab" || style === "long";
    const spectacles = extras.glasses && glasses(extras.glasses);
    const [kind, cloth, accent] = wear;
    return flat(
      backdrops[backdrop[0]](backdrop[1]),
      head.back,
      neck(tone),
      clothes[kind](cloth, accent, tone),
      face(tone, { ears: !coversEars, brow: extras.brow, smile: extras.smile }),
      extras.beard && beard(...extras.beard),
      coversEars ? [spectacles, head.front] : [head.front, spectacles],
    );
  });
}

export const people = {
  "advisor-1": portrait({
    ground: color.amber,
    backdrop: ["disc", color.amberPale],
    tone: skin.brown,
    look: ["receding", hair.grey],
    brow: "#6d6f6c",
    beard: [hair.grey, true],
    glasses: color.ink,
    wear: ["waistcoat", color.deep, color.green],
  }),
  "advisor-2": portrait({
    ground: color.sky,
    backdrop: ["arch", color.skyPale],
    tone: skin.wheat,
    look: ["bun", hair.black],
    glasses: color.coralDark,
    wear: ["saree", color.coral, color.amber],
  }),
  "team-1": portrait({
    ground: color.deep,
    backdrop: ["prompt", mix(color.deep, color.green, 0.35)],
    tone: skin.brown,
    look: ["quiff", hair.black],
    wear: ["hoodie", color.paper, color.deep],
    smile: 24,
  }),
  "team-2": portrait({
    ground: color.violet,
    backdrop: ["disc", lighter(color.violet, 0.45)],
    tone: skin.light,
    look: ["hijab", color.deep],
    wear: ["plain", color.ink],
    smile: 22,
  }),
  "team-3": portrait({
    ground: color.coral,
    backdrop: ["window", color.coralPale],
    tone: skin.deep,
    look: ["curly", hair.black],
    beard: [hair.black, false],
    wear: ["panjabi", color.sky, color.paper],
    smile: 16,
  }),
  "team-4": portrait({
    ground: color.night,
    backdrop: ["dots", color.nightSoft],
    tone: skin.light,
    look: ["sidePart", hair.black],
    glasses: color.ink,
    wear: ["tee", color.amber, color.ink],
    smile: 20,
  }),
  "team-5": portrait({
    ground: color.green,
    backdrop: ["bars", mix(color.green, color.paper, 0.45)],
    tone: skin.wheat,
    look: ["long", hair.brown],
    wear: ["kameez", color.violetDark, color.amber],
    smile: 24,
  }),
  "leader-101": portrait({
    ground: color.paper,
    backdrop: ["slash", color.green],
    tone: skin.dark,
    look: ["sidePart", hair.black],
    beard: [hair.black, true],
    wear: ["blazer", "#22384a", color.coral],
    smile: 16,
  }),
  "leader-102": portrait({
    ground: color.ink,
    backdrop: ["halo", color.panel],
    tone: skin.brown,
    look: ["hijab", color.coral],
    glasses: color.ink,
    wear: ["plain", color.paperShade],
    smile: 20,
  }),
};

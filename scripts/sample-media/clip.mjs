/** The short clip: a terminal in which a program is typed while waves run over a field of cells. */
import { existsSync } from "node:fs";
import { color } from "./palette.mjs";
import { element, rect } from "./svg.mjs";

const CLIP = {
  width: 640,
  height: 360,
  seconds: 5,
  framesPerSecond: 24,
  bitsPerSecond: 240_000,
};

const CHROMIUM_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export const chromiumPath = () => CHROMIUM_PATHS.find((path) => existsSync(path));

/**
 * The rectangles of one frame. The function also runs inside the browser, from its source text,
 * so it may use nothing but its arguments.
 *
 * @param {number} time 0 to 1, once round the loop
 * @param {typeof color} tones
 * @returns {[number, number, number, number, string][]} x, y, width, height, colour
 */
function clipFrame(time, tones) {
  const shapes = [
    [0, 0, 640, 360, tones.ink],
    [0, 0, 640, 34, tones.panel],
    [16, 12, 10, 10, tones.coral],
    [34, 12, 10, 10, tones.amber],
    [52, 12, 10, 10, tones.green],
  ];
  const turn = Math.PI * 2;
  const centreX = 430 + 70 * Math.cos(turn * time);
  const centreY = 200 + 60 * Math.sin(turn * time);
  for (let row = 0; row < 13; row += 1) {
    for (let column = 0; column < 16; column += 1) {
      const x = 250 + column * 24;
      const y = 58 + row * 24;
      const distance = Math.hypot(x - centreX, y - centreY);
      const wave = 0.5 + 0.5 * Math.sin(distance / 26 - turn * time * 4);
      const near = Math.max(0, 1 - distance / 250);
      const size = 2 + Math.round(17 * wave * near);
      const tone = distance < 26 ? tones.amber : near > 0.55 ? tones.green : near > 0.25 ? tones.greenMid : tones.deep;
      shapes.push([x - size / 2, y - size / 2, size, size, tone]);
    }
  }
  const program = [
    [0, 90, 40],
    [1, 60, 54],
    [2, 44, 74],
    [2, 96, 0],
    [1, 30, 80],
    [2, 60, 30],
    [1, 72, 0],
    [0, 24, 60],
    [0, 50, 0],
  ];
  const typed = Math.min(1, time / 0.8) * program.length;
  program.forEach(([indent, first, second], line) => {
    const shown = Math.max(0, Math.min(1, typed - line)) * (first + second);
    const x = 24 + indent * 18;
    const y = 62 + line * 28;
    if (shown > 0) shapes.push([x, y, Math.min(first, shown), 10, line % 3 === 0 ? tones.violet : tones.green]);
    if (shown > first) shapes.push([x + first + 8, y, shown - first, 10, tones.rule]);
    const current = line === Math.min(program.length - 1, Math.floor(typed));
    const blink = typed < program.length || Math.floor(time * 20) % 2 === 0;
    if (current && blink) shapes.push([x + shown + (shown > first ? 16 : 8), y - 4, 11, 18, tones.amber]);
  });
  return shapes;
}

/** One frame of the clip as SVG, for the thumbnail. */
export function clipThumbnail() {
  const { width, height } = CLIP;
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    clipFrame(0.72, color).map((shape) => rect(...shape)),
  );
}

/** Runs inside the page: draws the frames and records them. */
async function recordInPage({ clip, tones, frameSource }) {
  const frameAt = new Function(`return (${frameSource})`)();
  const canvas = document.createElement("canvas");
  canvas.width = clip.width;
  canvas.height = clip.height;
  document.body.append(canvas);
  const context = canvas.getContext("2d");
  const paint = (time) => {
    for (const [x, y, width, height, tone] of frameAt(time, tones)) {
      context.fillStyle = tone;
      context.fillRect(x, y, width, height);
    }
  };
  const type = ["video/mp4;codecs=avc1.42E01E", "video/mp4;codecs=avc1", "video/webm;codecs=vp9", "video/webm"].find(
    (candidate) => MediaRecorder.isTypeSupported(candidate),
  );
  paint(0);
  const stream = canvas.captureStream(clip.framesPerSecond);
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: clip.bitsPerSecond,
  });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const begin = performance.now();
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const time = (performance.now() - begin) / 1000 / clip.seconds;
      if (time >= 1) {
        clearInterval(timer);
        resolve();
        return;
      }
      paint(time);
    }, 1000 / clip.framesPerSecond);
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts, { type }).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { type, base64: btoa(binary) };
}

/** Runs inside the page: plays the clip once and counts what comes out. */
async function playInPage({ type, base64 }) {
  const video = document.createElement("video");
  video.muted = true;
  document.body.append(video);
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  video.src = URL.createObjectURL(new Blob([bytes], { type: type.split(";")[0] }));
  await new Promise((resolve, reject) => {
    video.onended = resolve;
    video.onerror = () => reject(new Error(video.error?.message ?? "the clip does not play"));
    video.play().catch(reject);
  });
  return {
    duration: video.duration,
    width: video.videoWidth,
    height: video.videoHeight,
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
  };
}

/**
 * Records the clip and plays it back as a check.
 *
 * @param {string} executablePath
 */
export async function recordClip(executablePath) {
  const { chromium } = await import("playwright");
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  try {
    const page = await browser.newPage();
    await page.setContent("<!doctype html><title>clip</title>");
    const recorded = await page.evaluate(recordInPage, {
      clip: CLIP,
      tones: color,
      frameSource: clipFrame.toString(),
    });
    const check = await page.evaluate(playInPage, recorded);
    return {
      bytes: Buffer.from(recorded.base64, "base64"),
      extension: recorded.type.startsWith("video/mp4") ? "mp4" : "webm",
      check,
    };
  } finally {
    await browser.close();
  }
}

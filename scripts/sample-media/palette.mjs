/** The colours of the site, and the few tints and shades the pictures add to them. */
export const color = {
  ink: "#0b110f",
  inkSoft: "#121a17",
  panel: "#1d2a25",
  rule: "#33453d",
  night: "#0e1b29",
  nightSoft: "#1a2f44",
  paper: "#f6f4ec",
  paperDim: "#e6e1d0",
  paperShade: "#cfc8b2",
  green: "#3ddc97",
  greenMid: "#1fa06c",
  deep: "#0b6b4a",
  deepDark: "#084d36",
  amber: "#ffb454",
  amberDark: "#c97f22",
  amberPale: "#ffe0b3",
  coral: "#ff6b5e",
  coralDark: "#bf3d33",
  coralPale: "#ffd3cc",
  sky: "#6cc7ff",
  skyDark: "#2a78ab",
  skyPale: "#d3ecfb",
  violet: "#b69cff",
  violetDark: "#6247b0",
  violetNight: "#231a3d",
};

/** Skin and hair tones for the people in the pictures. */
export const skin = {
  light: "#dba97c",
  wheat: "#c68d5e",
  brown: "#a97048",
  deep: "#8a5736",
  dark: "#6f4329",
};

export const hair = { black: "#17110f", brown: "#2c1c16", grey: "#8d8f8c", white: "#d5d5cf" };

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * The colour `share` of the way from one colour to another.
 *
 * @param {string} from
 * @param {string} to
 * @param {number} share 0 to 1
 */
export function mix(from, to, share) {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + (target[at] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export const lighter = (hex, share = 0.25) => mix(hex, "#ffffff", share);
export const darker = (hex, share = 0.25) => mix(hex, color.ink, share);

/** In ms. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** As long as clocks are not changed. */
export const DAY = 24 * HOUR;

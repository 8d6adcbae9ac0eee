import { classes } from "./classes";
import * as styles from "./Icon.module.css";

const shapes = {
  calendar: "M4 6h16v14H4z M4 10h16 M8 3v4 M16 3v4",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M12 7v5l3 2",
  place: "M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11z M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z M2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6 M16 4.5a3.5 3.5 0 0 1 0 6.5 M18 14.5c2.2.8 3.5 2.8 3.5 5.5",
  "arrow-left": "M20 12H5 M11 6l-6 6 6 6",
  "arrow-right": "M4 12h15 M13 6l6 6-6 6",
  "arrow-up": "M12 20V5 M6 11l6-6 6 6",
  "chevron-down": "M6 9l6 6 6-6",
  close: "M5 5l14 14 M19 5L5 19",
  menu: "M3 6h18 M3 12h18 M3 18h18",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M12 2v3 M12 19v3 M2 12h3 M19 12h3 M5 5l2 2 M17 17l2 2 M19 5l-2 2 M7 17l-2 2",
  download: "M12 3v12 M7 11l5 5 5-5 M4 20h16",
  outside: "M9 5H5v14h14v-4 M13 5h6v6 M19 5l-9 9",
  mail: "M3 6h18v12H3z M3 7l9 7 9-7",
  phone: "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1 M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  play: "M7 4l13 8-13 8z",
  pause: "M8 4v16 M16 4v16",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z M15.5 15.5L21 21",
  check: "M4 12.5l5 5L20 6.5",
  person: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M4.5 20.5c0-3.9 3.4-6.5 7.5-6.5s7.5 2.6 7.5 6.5",
  modules: "M4 5h16v4H4z M4 15h16v4H4z M8 9v6 M16 9v6",
  fee: "M3 6h18v12H3z M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z M6 9v.01 M18 15v.01",
  level: "M5 20v-5 M12 20V10 M19 20V4",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z",
} as const;

export type IconName = keyof typeof shapes;

const arrows: readonly IconName[] = ["arrow-left", "arrow-right"];

/** A line drawing, hidden from screen readers, which read the text beside it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={classes(styles.icon, arrows.includes(name) && styles.arrow)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

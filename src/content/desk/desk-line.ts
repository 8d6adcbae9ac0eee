/** The topics of the editors' desk, in the order in which it shows them. */
export const deskTopics = {
  check: "Errors and warnings of the content check",
  links: "Broken links",
  alt: "Pictures without alt text",
  unused: "Pictures that nothing uses",
  past: "Events that are over",
  registration: "Registration dates that have passed",
  videos: "Modules without a video",
  leaders: "Leaders whose studies are over",
  quiet: "Nothing new for a term",
  drafts: "Drafts",
  waiting: "Not published yet",
} as const;

type DeskTopic = keyof typeof deskTopics;

/** Something in the content that an editor should look at. */
export interface DeskLine {
  readonly topic: DeskTopic;
  /** From the root of the content tree, with forward slashes. */
  readonly file: string;
  /** The field, `gallery[0].alt`; empty for the file as a whole. */
  readonly path: string;
  /** Says what is the matter, and what an editor can do. */
  readonly message: string;
}

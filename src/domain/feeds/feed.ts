/** A list as a feed. All addresses are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page of the list. */
  readonly page: string;
  /** The feed's own addresses. */
  readonly rss: string;
  readonly json: string;
  readonly items: readonly FeedItem[];
}

/** One thing in a feed. */
export interface FeedItem {
  /** The address of its page, which is also its permanent id. */
  readonly url: string;
  readonly title: string;
  /** HTML in which all addresses are absolute. */
  readonly html: string;
  /** Plain text, never empty. */
  readonly summary: string;
  /** When it was published; undefined if that is not known or still to come. */
  readonly published: Date | undefined;
  readonly author: string | undefined;
  readonly tags: readonly string[];
}

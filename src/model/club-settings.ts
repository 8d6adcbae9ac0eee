import { t } from "../words/t";
import { foldersWith, hasFeature } from "./descriptors";
import type { Part } from "./parts";
import type { ZoneChange } from "./values/zone-offset";
import type { AccentColours, Theme } from "./accent-colours";

/** The decisions of a club about its site (`content/site/settings.json`), with defaults for what is missing. */
export interface ClubSettings {
  /** An IANA name: all dates and times in the content are in this time zone. */
  readonly timeZone: string;
  /** When its clocks change, for browsers that don't know it; none of the usual time zone, which all of them know. */
  readonly zoneChanges: readonly ZoneChange[];
  readonly currency: Currency;
  /** Undefined: those of the design tokens. */
  readonly colours: Colours | undefined;
  /** The tiers of sponsors in their order; others follow. */
  readonly sponsorTiers: readonly string[];
  readonly off: readonly Part[];
  readonly empty: readonly Part[];
  readonly eventCategories: readonly string[];
  /** What pages in a further language call these. */
  readonly categoryWords?: Readonly<Record<string, string>>;
  /** The groups of the team, in the order in which /team shows them; others come after them. */
  readonly teamGroups: readonly string[];
  readonly contestsInCalendar: boolean;
  /** The paths at which the club's earlier site had service workers. */
  readonly oldServiceWorkers: readonly string[];
  /** Undefined: the club counts no readers. */
  readonly counter: Counter | undefined;
  readonly memberFields: OwnMemberFields;
  readonly menus: Menus;
  /** The links to the club's own pages, which come after the others of a menu. */
  readonly pageLinks: readonly PageLink[];
  /** The club's own pages at addresses of lists that it does without. */
  readonly ownPages: readonly string[];
}

export const counterServices = ["goatcounter", "plausible", "umami"] as const;

/** Where the pages say that they were read. */
export interface Counter {
  readonly service: (typeof counterServices)[number];
  /** Of the service, without a slash at its end; it may have a path. */
  readonly address: string;
  /** What the service calls the site; GoatCounter needs no name. */
  readonly site?: string | undefined;
}

export type MemberFieldName = "session" | "shift" | "roll";

export type FieldUse = (typeof fieldUses)[number];

export const fieldUses = ["required", "optional", "off"] as const;

/** The decisions of a club about one field of its members; the usual value replaces a missing one. */
interface OwnMemberField {
  readonly label?: string | undefined;
  readonly use?: FieldUse | undefined;
  /** Those to choose from; only the shift has them. */
  readonly values?: readonly string[] | undefined;
}

export type OwnMemberFields = Readonly<Partial<Record<MemberFieldName, OwnMemberField>>>;

export type Colours = Readonly<Record<Theme, AccentColours>>;

/** The menus that the club has changed; the others have their usual entries. */
export interface Menus {
  readonly header?: readonly MenuLink[];
  readonly quickLinks?: readonly MenuLink[];
  readonly footer?: readonly MenuLink[];
  readonly quickLinksLabel?: string;
  readonly joinLabel?: string;
}

export interface PageLink extends MenuLink {
  readonly menu: "header" | "quick links" | "footer";
}

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

export interface Currency {
  /** ISO 4217 */
  readonly code: string;
  readonly before: string;
  readonly after: string;
  /** How many decimals an amount has that is not whole, at least. */
  readonly decimals: number;
}

export const usualEventCategories = ["competition", "workshop", "seminar", "meeting"] as const;

export const defaultSettings: ClubSettings = {
  timeZone: "Asia/Dhaka",
  zoneChanges: [],
  currency: { code: "BDT", before: "", after: ` ${t("taka||the currency of Bangladesh")}`, decimals: 0 },
  colours: undefined,
  sponsorTiers: [],
  off: [],
  eventCategories: usualEventCategories,
  teamGroups: [],
  empty: foldersWith("list").filter((folder) => hasFeature(folder, "isOptional")),
  contestsInCalendar: false,
  counter: undefined,
  oldServiceWorkers: ["/sw.js", "/service-worker.js"],
  memberFields: {},
  menus: {},
  pageLinks: [],
  ownPages: [],
};

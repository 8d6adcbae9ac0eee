import { z } from "zod";
import type { FieldKind } from "../fields/field-kinds";
import type { Part } from "../parts";
import type { FilePurpose } from "../files/file-types";

export interface FieldWords {
  readonly label: string;
  readonly hint: string;
  readonly example?: string;
}

/** Another spelling of a field that is read too: an older one, or that of other programs. */
interface OldSpelling {
  readonly name: string;
  /** Converts the old value to the value of the field, undefined if it has none; absent: the value is unchanged. */
  readonly read?: (value: unknown) => unknown;
  /** The old value says less than the field: both may be there, and can't contradict each other. */
  readonly isVague?: true;
}

export type FormGroupName = "when" | "registration" | "contact";

interface FurtherEntries {
  readonly name: string;
  readonly read: (value: unknown) => readonly unknown[];
}

/** The pattern of a text, for a regular expression with the flags `iu`, and in words: 'expected a link'. */
export interface TextPattern {
  readonly source: string;
  readonly expectation: string;
}

/** A list of `site/settings.json` from which items say one word. */
export type WordList = "eventCategories" | "teamGroups" | "sponsorTiers" | "memberFields.shiftValues";

export interface FieldInfo extends FieldWords {
  readonly kind: FieldKind;
  readonly pattern?: TextPattern;
  readonly range?: { readonly min: number; readonly max: number };
  /** For what names days or years: the likely ones. */
  readonly years?: LikelyYears;
  /** For a date: the field with an earlier day, and what it is if it is not. */
  readonly notBefore?: { readonly field: string; readonly severity: "error" | "warning" };
  /** The group of the editor's form in which it is folded, unless the kind always shows it; absent: that of the rest. */
  readonly formGroup?: FormGroupName;
  /** For a date: in the editor, a new item begins with the present day at the club. */
  readonly beginsToday?: true;
  /** For a list: how many entries it may have. */
  readonly most?: number;
  readonly choices?: readonly string[];
  readonly suggestions?: readonly string[];
  readonly oldSpellings?: readonly OldSpelling[];
  /** For a list: other fields whose values come after its own entries, each once. */
  readonly furtherEntries?: readonly FurtherEntries[];
  readonly read?: (value: unknown) => unknown;
  /** For a picture or a file: the types of files that it accepts. */
  readonly takes?: FilePurpose;
  /** For a link to a page of this site: that page may have gone, which is a warning. */
  readonly mayBeGone?: true;
  /** For a field that says a word of a list in `site/settings.json`: the path of that list, which is translated there. */
  readonly wordList?: WordList;
  /** For a text that is the id of another item: the folders of the kinds it is looked up in, in this order. */
  readonly refersTo?: readonly string[];
  /** A way to reach a person, or to sign in as one: shown on the item's own pages, never in open data or the sandbox. */
  readonly isPersonal?: boolean;
  /** A name of someone or something that exists outside of the club: it may be translated, but need not be. */
  readonly isName?: true;
  /** The part of the site that it is for: where the club has switched that off, it does without the field, too. */
  readonly part?: Part;
  /** The club decides whether it is required, so code that reads it must allow for its absence. */
  readonly isUpToClub?: boolean;
  /** The club does without it: what a file says about it counts as absent, without a warning. */
  readonly isOff?: boolean;
  /** The forms of /instructions mark it like a required one, though a file may lack it. */
  readonly markedInGenerator?: boolean;
  /** For a text in Markdown: tags of HTML in it are words, and a single line begins no list and no heading. */
  readonly isShort?: true;
  /**
   * For a list of objects: the field that names each one permanently, and the one whose words the editor makes it from.
   */
  readonly madeId?: { readonly name: string; readonly from: string };
  /** Warnings about a valid value, one sentence each; the build continues. */
  readonly warnings?: (value: unknown) => readonly string[];
  readonly entryWarnings?: (entry: unknown) => readonly string[];
}

export const fieldRegistry = z.registry<FieldInfo>();

export interface LikelyYears {
  /** How the years are found: in a day, in a term such as `2023-2024`, or as the number that the field holds. */
  readonly in: "day" | "term" | "number";
  readonly from: number;
  /** How many years after the present one may be named. */
  readonly ahead: number;
}

export const yearsOfDay: LikelyYears = { in: "day", from: 1990, ahead: 20 };

export const yearsOfTerm: LikelyYears = { ...yearsOfDay, in: "term" };

/** A school or club may be older than computers, but can't be founded in the future. */
export const yearOfFoundation: LikelyYears = { in: "number", from: 1800, ahead: 0 };

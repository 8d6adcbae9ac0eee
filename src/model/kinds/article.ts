import { z } from "zod";
import type { Folder } from "../descriptors";
import { bool, choice, int } from "../fields/simple-fields";
import { image } from "../fields/link-fields";
import { lines, longText, text } from "../fields/text-fields";
import { date, publishAt } from "../fields/time-fields";
import { defineKind } from "../kind";
import { withoutEmpties } from "../schema/normalise";
import { imageSize } from "../values/media";

/** The kinds of people who may have written an article; if two kinds have an id, it means the person of the first. */
export const authorFolders = ["team", "past-leaders", "advisors", "members"] as const satisfies readonly Folder[];

type Status = "draft" | "published";

/** Turns the switch that other generators have into a status; anything else is left for the check to refuse. */
function statusIf(switchedOn: Status, switchedOff: Status) {
  return (value: unknown) => (value === true ? switchedOn : value === false ? switchedOff : value);
}

/** The first entry of a list, which counts where only one can; a value that is no list is its own first entry. */
function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value.find((entry) => withoutEmpties(entry) !== undefined) : value;
}

/** The entries of a list after its first one. */
function othersOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.filter((entry) => withoutEmpties(entry) !== undefined).slice(1) : [];
}

/** The front matter of an article, in the spelling of this site or of other generators; its id is the file's name and its text the file's body. */
export const article = defineKind({
  folder: "blog",
  typeName: "Article",
  idKind: "slug",
  format: "markdown",
  singular: "Article",
  plural: "Blog",
  listDetails: ["publishDate", "status"],
  firstFields: ["excerpt", "featuredImage", "publishDate", "status"],
  description: "Articles. Once published, each is listed on /blog and has its own page.",
  // Who writes a file means to publish it.
  isPublished: ({ status = "published" }) => status === "published",
  body: { label: "Text", hint: "The article. Its headings are placed below the title." },
  template: "article",
  tagline: "What members have learned",
  sharePicture: { label: "Blog", facts: ["{author}", "{publishDate}"], photo: "featuredImage" },
  schema: z.object({
    title: text({ label: "Title", hint: "The headline.", example: "Your first contest" }),
    excerpt: longText({
      label: "Excerpt",
      hint: "One or two sentences for the list.",
      example: "What to expect.",
      oldSpellings: [{ name: "description" }, { name: "summary" }],
    }).optional(),
    author: text({
      label: "Author",
      hint: "Who wrote it.",
      example: "Nusrat Jahan",
      oldSpellings: [{ name: "authors", read: firstOf }],
    }).optional(),
    authors: lines({
      label: "Authors",
      hint: "Only if several people wrote it: all of them, the author first.",
      example: "Nusrat Jahan",
      read: (names) => (typeof names === "string" ? [names] : names),
    }).optional(),
    authorId: text({
      label: "Author ID",
      hint: "The id of the team member, past leader, advisor or member whose profile is linked, looked up in this order.",
      example: "1",
      refersTo: authorFolders,
    }).optional(),
    authorImage: image({
      label: "Author's image",
      hint: "A square picture.",
      example: "../media/nusrat-jahan.jpg",
    }).optional(),
    publishDate: date({
      label: "Publish date",
      hint: "The day of publication.",
      example: "2026-01-15",
      oldSpellings: [{ name: "date" }],
    }).optional(),
    lastModified: date({
      label: "Last modified",
      hint: "The day of the last change.",
      example: "2026-01-20",
    }).optional(),
    featuredImage: image({
      label: "Featured image",
      hint: `A wide picture, 16:9, ${imageSize}.`,
      example: "../media/first-contest.jpg",
      oldSpellings: [{ name: "image" }, { name: "cover" }],
    }).optional(),
    category: text({
      label: "Category",
      hint: "One or two words.",
      example: "Competitive Programming",
      oldSpellings: [{ name: "categories", read: firstOf }],
    }).optional(),
    tags: lines({
      label: "Tags",
      hint: "Keywords.",
      example: "contest",
      furtherEntries: [{ name: "categories", read: othersOf }],
    }).optional(),
    readTime: int({ label: "Read time", hint: "In minutes.", example: "8" }).optional(),
    status: choice({
      label: "Status",
      hint: "A draft is not on the site. If empty, the article is published.",
      choices: ["draft", "published"],
      example: "published",
      oldSpellings: [
        { name: "draft", read: statusIf("draft", "published") },
        { name: "published", read: statusIf("published", "draft") },
      ],
    }).optional(),
    publishAt,
    views: int({ label: "Views", hint: "Stored only: the site neither counts nor shows it.", example: "0" }).optional(),
    likes: int({ label: "Likes", hint: "Stored only: the site neither counts nor shows it.", example: "0" }).optional(),
    comments: int({
      label: "Comments",
      hint: "Stored only: the site neither counts nor shows it.",
      example: "0",
    }).optional(),
    featured: bool({ label: "Featured", hint: "On: marked as featured in the list." }).optional(),
  }),
});

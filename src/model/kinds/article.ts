import { z } from "zod";
import type { Folder } from "../descriptors";
import { bool, choice, int } from "../fields/simple-fields";
import { image } from "../fields/link-fields";
import { lines, longText, text } from "../fields/text-fields";
import { date, publishAt, publishedAt } from "../fields/time-fields";
import { defineKind } from "../kind";
import { withoutEmpties } from "../schema/normalise";
import { imageSize } from "../values/media";
import { t } from "../../words/t";

/** The kinds of people who may have written an article; if two kinds have an id, it means the person of the first. */
export const authorFolders = ["team", "past-leaders", "advisors", "members"] as const satisfies readonly Folder[];

type Status = "draft" | "published";

/** Turns the switch that other generators have into a status; anything else is left for the check to refuse. */
function statusIf(switchedOn: Status, switchedOff: Status) {
  return (value: unknown) => (value === true ? switchedOn : value === false ? switchedOff : value);
}

/** The first entry of a list, which counts where only one can; a value that is not a list is its own first entry. */
function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value.find((entry) => withoutEmpties(entry) !== undefined) : value;
}

function othersOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.filter((entry) => withoutEmpties(entry) !== undefined).slice(1) : [];
}

/** The front matter of an article, in the spelling of this site or of other generators; its id is the file's name and its text the file's body. */
export const article = defineKind({
  folder: "blog",
  typeName: "Article",
  format: "markdown",
  singular: t("Article"),
  plural: t("Blog"),
  listDetails: ["publishDate", "status"],
  firstFields: ["excerpt", "featuredImage", "publishDate", "status"],
  description: t("Articles. Once published, each is listed on /blog and has its own page."),
  // Someone who writes a file means to publish it.
  isPublished: ({ status = "published" }) => status === "published",
  body: { label: t("Text"), hint: t("The article. Its headings are placed below the title.") },
  template: "article",
  linkExpectation: t("expected the address of a published article"),
  hasOwnPages: true,
  appearsOn: "publishDate",
  tagline: t("What members have learned"),
  sharePicture: { label: t("Blog"), facts: ["{author}", "{publishDate}"], photo: "featuredImage" },
  schema: z.object({
    title: text({ label: t("Title"), hint: t("The headline."), example: "Your first contest" }),
    excerpt: longText({
      label: t("Excerpt"),
      hint: t("One or two sentences for the list."),
      example: "What to expect.",
      oldSpellings: [{ name: "description" }, { name: "summary" }],
    }).optional(),
    author: text({
      label: t("Author"),
      hint: t("Who wrote it."),
      example: "Nusrat Jahan",
      isName: true,
      oldSpellings: [{ name: "authors", read: firstOf }],
    }).optional(),
    authors: lines({
      label: t("Authors"),
      hint: t("Only if several people wrote it: all of them, the author first."),
      example: "Nusrat Jahan",
      isName: true,
      read: (names) => (typeof names === "string" ? [names] : names),
    }).optional(),
    authorId: text({
      label: t("Author ID"),
      hint: t(
        "The id of the team member, past leader, advisor or member whose profile is linked, looked up in this order.",
      ),
      example: "1",
      refersTo: authorFolders,
    }).optional(),
    authorImage: image({
      label: t("Author's image"),
      hint: t("A square picture."),
      example: "../media/nusrat-jahan.jpg",
    }).optional(),
    publishDate: date({
      label: t("Publish date"),
      hint: t("The day of publication."),
      example: "2026-01-15",
      oldSpellings: [{ name: "date" }],
    }).optional(),
    lastModified: date({
      label: t("Last modified"),
      hint: t("The day of the last change."),
      example: "2026-01-20",
    }).optional(),
    featuredImage: image({
      label: t("Featured image"),
      hint: t("A wide picture, 16:9, {size}.", { size: imageSize }),
      example: "../media/first-contest.jpg",
      oldSpellings: [{ name: "image" }, { name: "cover" }],
    }).optional(),
    category: text({
      label: t("Category"),
      hint: t("One or two words."),
      example: "Competitive Programming",
      oldSpellings: [{ name: "categories", read: firstOf }],
    }).optional(),
    tags: lines({
      label: t("Tags"),
      hint: t("Keywords."),
      example: "contest",
      furtherEntries: [{ name: "categories", read: othersOf }],
    }).optional(),
    readTime: int({ label: t("Read time"), hint: t("In minutes."), example: "8" }).optional(),
    status: choice({
      label: t("Status"),
      hint: t("A draft is not on the site. If empty, the article is published."),
      choices: ["draft", "published"],
      example: "published",
      oldSpellings: [
        { name: "draft", read: statusIf("draft", "published") },
        { name: "published", read: statusIf("published", "draft") },
      ],
    }).optional(),
    publishAt,
    publishedAt,
    views: int({
      label: t("Views"),
      hint: t("Stored only: the site neither counts nor shows it."),
      example: "0",
    }).optional(),
    likes: int({
      label: t("Likes"),
      hint: t("Stored only: the site neither counts nor shows it."),
      example: "0",
    }).optional(),
    comments: int({
      label: t("Comments"),
      hint: t("Stored only: the site neither counts nor shows it."),
      example: "0",
    }).optional(),
    featured: bool({ label: t("Featured"), hint: t("On: marked as featured in the list.") }).optional(),
  }),
});

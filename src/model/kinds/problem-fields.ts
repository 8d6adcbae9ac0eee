import { link } from "../fields/link-fields";
import { markdown, text } from "../fields/text-fields";
import { practiceWarnings } from "../values/codeforces-problem";
import { t } from "../../words/t";

/** A problem of a lesson or of a sheet. */
export const problemFields = {
  title: text({ label: t("Title"), hint: t("The name of the problem."), example: "Watermelon" }),
  url: link({
    label: t("Link"),
    hint: t("The page of the problem."),
    example: "https://codeforces.com/problemset/problem/4/A",
    warnings: practiceWarnings,
  }),
  difficulty: text({
    label: t("Difficulty"),
    hint: t("How hard it is, in a word or as Codeforces rates it."),
    suggestions: ["Easy", "Medium", "Hard"],
    example: "800",
  }).optional(),
  hint: markdown({
    label: t("Hint"),
    hint: t("A first step, shown once someone asks for it."),
    example: "Try the smallest numbers by hand.",
  }).optional(),
  solution: markdown({
    label: t("Solution"),
    hint: t("How to solve it, shown once someone asks for it."),
    example: "An even weight of more than 2 can be divided.",
  }).optional(),
};

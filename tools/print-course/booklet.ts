import { readFileSync } from "node:fs";
import type { z } from "zod";
import { inOrder, moduleTitle } from "../../src/components/my-class/course-of-node";
import { relativeTargets, renderMarkdown } from "../../src/content/markdown/render-markdown";
import { hasBangla } from "../../src/domain/language/language-of";
import { replaceSolutions } from "../../src/domain/text/folded-solutions";
import { escapeText } from "../../src/domain/text/markup";
import type { course } from "../../src/model/kinds/course";
import { documentLanguage } from "../../src/words/site-language";
import { t } from "../../src/words/t";
import { banglaFont } from "./bangla-font";

type Course = z.infer<typeof course.schema>;
type Module = NonNullable<Course["modules"]>[number];
type Lesson = Omit<Module, "order">;
type Problem = NonNullable<Module["practice"]>[number];
type Question = NonNullable<Module["quiz"]>[number];

/**
 * A course as one HTML file for printing: the lessons, then the answers.
 *
 * @param address of the file of the course, `file:…`; its pictures are beside it
 */
export function booklet(fields: Course, address: string): string {
  const render = renderer(address);
  const modules = inOrder((fields.modules ?? []).map((module) => ({ ...module, order: module.order ?? null })));
  const titled = modules.map((module, index) => ({ module, title: moduleTitle(module.title ?? null, index) }));
  const { lang, dir } = documentLanguage();
  const pages = [
    cover(
      fields,
      titled.map(({ title }) => title),
    ),
    ...titled.map(({ module, title }) => chapter(title, lesson(module, render))),
    `<h1 class="part">${t("Answers")}</h1>`,
    ...titled.map(({ module, title }) => chapter(title, answers(module, render))).filter(Boolean),
  ].join("\n");
  const fonts = hasBangla(pages) ? banglaFont() : "";
  return [
    `<!doctype html>\n<html lang="${lang}"${dir ? ` dir="${dir}"` : ""}>\n<meta charset="utf-8">`,
    `<title>${escapeText(fields.title)}</title>`,
    `<style>${fonts}${readFileSync("tools/print-course/booklet.css", "utf8")}</style>`,
    pages,
  ].join("\n");
}

type Render = (source: string | undefined, kind?: "short") => string;

/** Markdown as HTML with pictures from the folder of the content. */
function renderer(address: string): Render {
  return (source = "", kind) => {
    const addresses = new Map(relativeTargets(source).map((target) => [target, `/${target}`]));
    const html = renderMarkdown(source, { addresses, topHeading: 3, isShort: kind === "short" }).replace(
      /(<details [^>]*?)(?: open)?>/g,
      "$1 open>",
    );
    return html.replace(/ src="\/([^"]*)"/g, (_found, target: string) => ` src="${new URL(target, address).href}"`);
  };
}

function cover({ title, description, instructor, duration, learningOutcomes = [] }: Course, titles: readonly string[]) {
  const facts = [instructor, duration].filter((fact) => fact !== undefined).join(" · ");
  return `<header><h1>${escapeText(title)}</h1>
${paragraph(description)}${paragraph(facts)}
${learningOutcomes.length > 0 ? `<h2>${t("Learning outcomes")}</h2>${list("ul", learningOutcomes.map(escapeText))}` : ""}
<h2>${t("Contents")}</h2>${list("ol", titles.map(escapeText))}</header>`;
}

function chapter(title: string, content: string): string {
  return content === "" ? "" : `<section><h2 class="title">${escapeText(title)}</h2>\n${content}</section>`;
}

function lesson({ description, text, practice = [], quiz = [] }: Lesson, render: Render): string {
  return [
    paragraph(description),
    replaceSolutions(render(text), (title) => `<p><em>${title} (${t("Answers")})</em></p>`),
    ...(practice.length > 0 ? [`<h3>${t("Practice")}</h3>${list("ol", practice.map(problemLine))}`] : []),
    ...(quiz.length > 0
      ? [
          `<h3>${t("Quiz")}</h3>${list(
            "ol",
            quiz.map((each) => questionHtml(each, render)),
          )}`,
        ]
      : []),
  ].join("\n");
}

function problemLine({ title, url, difficulty }: Problem): string {
  return `☐ <strong>${escapeText(title)}</strong> ${difficulty ? `(${escapeText(difficulty)})` : ""}<br>${escapeText(url)}`;
}

function questionHtml({ question, options }: Question, render: Render): string {
  const choices = options.map((option) => render(option, "short"));
  return `${render(question, "short")}${list('ol class="options"', choices)}`;
}

function answers({ text, practice = [], quiz = [] }: Lesson, render: Render): string {
  const solutions: string[] = [];
  replaceSolutions(render(text), (title, content) => {
    solutions.push(`<h3>${title}</h3>${content}`);
    return "";
  });
  const helped = practice.filter(({ hint, solution }) => Boolean(hint ?? solution));
  const problems = helped.map(({ title, hint, solution }) =>
    [
      `<h4>${escapeText(title)}</h4>`,
      ...(hint ? [`<p><em>${t("Hint")}</em></p>${render(hint)}`] : []),
      ...(solution ? [`<p><em>${t("Solution")}</em></p>${render(solution)}`] : []),
    ].join("\n"),
  );
  const questions = quiz.map(
    ({ answer, explanation }) => `<strong>${optionLetter(answer)}</strong> ${render(explanation, "short")}`,
  );
  return [
    ...solutions,
    ...(questions.length > 0 ? [`<h3>${t("Quiz")}</h3>${list("ol", questions)}`] : []),
    ...(problems.length > 0 ? [`<h3>${t("Practice")}</h3>`, ...problems] : []),
  ].join("\n");
}

/** The letter of an option in the booklet: 1 is A. */
function optionLetter(answer: number): string {
  return String.fromCodePoint("A".charCodeAt(0) + answer - 1);
}

function paragraph(text: string | undefined): string {
  return text ? `<p>${escapeText(text)}</p>` : "";
}

function list(tag: string, entries: readonly string[]): string {
  return `<${tag}>${entries.map((entry) => `<li>${entry}</li>`).join("\n")}</${tag.split(" ")[0]}>`;
}

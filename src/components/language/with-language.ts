import { Fragment, type ReactElement, type ReactNode } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { banglaParts, hasBangla, languageOf } from "../../domain/language/language-of";

type Props = Readonly<Record<string, unknown>>;

/** Attributes that are read out or shown. */
const textAttributes = ["alt", "title", "aria-label", "aria-description", "placeholder"];

/** Elements whose text holds no elements: they are marked as a whole. */
const textOnly: ReadonlySet<string> = new Set(["option", "textarea", "title", "text", "tspan", "desc"]);

/** Elements whose text is not for readers. */
const silent: ReadonlySet<string> = new Set(["html", "head", "meta", "link", "script", "style"]);

/**
 * The props of an element with its Bangla text marked `lang="bn"`, so that it is read out and set as Bangla.
 * An element that holds only text is marked itself; beside other elements, or in a text that is mostly in
 * another language, only the Bangla is.
 */
export function withLanguage<P extends Props>(type: unknown, props: P): P {
  if (typeof type !== "string" || silent.has(type) || props.lang !== undefined) return props;
  const children = isNode(props.children) ? props.children : undefined;
  const text = textOf(children);
  const isMarked = textAttributes.some((name) => isBangla(props[name]));
  if (!isMarked && !hasBangla(text)) return props;
  const isWhole = textOnly.has(type) || (!hasElements(children) && languageOf(text) !== undefined);
  if (isMarked || isWhole) return { ...props, lang: "bn" };
  return { ...props, children: marked(children, "") };
}

/** A component's props may hold anything as `children`; those of an element hold what React can draw. */
function isNode(children: unknown): children is ReactNode {
  return typeof children !== "function" && typeof children !== "symbol";
}

function isBangla(value: unknown): boolean {
  return typeof value === "string" && hasBangla(value);
}

/** The text that an element holds itself, not inside other elements. */
function textOf(children: ReactNode): string {
  if (typeof children === "string") return children;
  return isList(children) ? children.map(textOf).join("") : "";
}

function hasElements(children: ReactNode): boolean {
  if (isList(children)) return children.some(hasElements);
  return typeof children === "object" && children !== null;
}

function isList(children: ReactNode): children is readonly ReactNode[] {
  return Array.isArray(children);
}

function marked(children: ReactNode, key: string): ReactNode {
  if (isList(children)) return children.map((child, index) => marked(child, `${key}.${index}`));
  return typeof children === "string" && hasBangla(children) ? markedText(children, key) : children;
}

function markedText(text: string, key: string): ReactElement {
  if (languageOf(text) !== undefined) return jsx("span", { lang: "bn", children: text }, key);
  const parts = banglaParts(text).map((part, index) =>
    part.isBangla ? jsx("span", { lang: "bn", children: part.text }, index) : part.text,
  );
  return jsxs(Fragment, { children: parts }, key);
}

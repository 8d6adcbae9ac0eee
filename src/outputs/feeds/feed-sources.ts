import { newestArticleFirst } from "../../domain/article-order";
import { newestFirst } from "../../domain/event-order";
import { byIdDescending } from "../../domain/gallery";
import { byNewest } from "../../domain/notice-list";
import { routes } from "../../domain/routes";
import { article } from "../../model/article";
import { isPublished } from "../../model/kind";

/** What is asked of the newest items of a list. */
export interface FeedNode {
  readonly jsonId: string | number;
  readonly title: string;
  readonly date?: string | null;
  readonly publishDate?: string | null;
  readonly author?: string | null;
  readonly category?: string | null;
  readonly tags?: readonly string[];
  readonly description?: string | { readonly html: string } | null;
  readonly excerpt?: string | null;
  readonly time?: string | null;
  readonly venue?: string | null;
  readonly content?: { readonly html: string } | null;
  readonly fullDescription?: { readonly html: string } | null;
  readonly body?: { readonly html: string } | null;
}

/** What decides which items of a list are the newest. */
export interface OrderNode {
  readonly id: string;
  readonly jsonId: string | number;
  readonly title: string;
  readonly date: string | null;
  readonly publishDate: string | null;
  readonly status: string | null;
}

/** Where the items of a feed come from. */
export interface FeedSource {
  /** The path of the list's page. */
  readonly list: string;
  readonly connection: string;
  /** What tells the order. */
  readonly orderFields: string;
  readonly fields: string;
  readonly path: (id: string) => string;
  readonly order: (a: OrderNode, b: OrderNode) => number;
  readonly isPublic?: (node: OrderNode) => boolean;
}

const html = (name: string) => `${name} { html }`;

export const feedSources: readonly FeedSource[] = [
  {
    list: routes.notices,
    connection: "allNotice",
    orderFields: "id jsonId title date",
    fields: `jsonId title date author category description ${html("content")} ${html("fullDescription")}`,
    path: routes.notice,
    order: (a, b) => byNewest({ ...a, jsonId: String(a.jsonId) }, { ...b, jsonId: String(b.jsonId) }),
  },
  {
    list: routes.events,
    connection: "allEvent",
    orderFields: "id jsonId title date time",
    fields: `jsonId title date time venue category description ${html("fullDescription")}`,
    path: routes.event,
    order: newestFirst,
  },
  {
    list: routes.workshops,
    connection: "allWorkshop",
    orderFields: "id jsonId title date time",
    fields: `jsonId title date time venue description ${html("fullDescription")}`,
    path: routes.workshop,
    order: newestFirst,
  },
  {
    list: routes.posts,
    connection: "allPost",
    orderFields: "id jsonId title",
    fields: `jsonId title date category tags ${html("description")}`,
    path: (id) => routes.post(Number(id)),
    order: (a, b) => byIdDescending({ id: Number(a.jsonId) }, { id: Number(b.jsonId) }),
  },
  {
    list: routes.blog,
    connection: "allArticle",
    orderFields: "id jsonId title publishDate status",
    fields: `jsonId title publishDate author category tags excerpt ${html("body")}`,
    path: routes.article,
    order: (a, b) => newestArticleFirst({ ...a, jsonId: String(a.jsonId) }, { ...b, jsonId: String(b.jsonId) }),
    isPublic: (node) => isPublished(article, { status: node.status }),
  },
];

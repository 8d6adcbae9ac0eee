import { newestArticleFirst, newestEventFirst, newestNoticeFirst, newestPostFirst } from "../../domain/newest-first";
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
    order: newestNoticeFirst,
  },
  {
    list: routes.events,
    connection: "allEvent",
    orderFields: "id jsonId title date time",
    fields: `jsonId title date time venue category description ${html("fullDescription")}`,
    path: routes.event,
    order: newestEventFirst,
  },
  {
    list: routes.workshops,
    connection: "allWorkshop",
    orderFields: "id jsonId title date time",
    fields: `jsonId title date time venue description ${html("fullDescription")}`,
    path: routes.workshop,
    order: newestEventFirst,
  },
  {
    list: routes.posts,
    connection: "allPost",
    orderFields: "id jsonId title",
    fields: `jsonId title date category tags ${html("description")}`,
    path: (id) => routes.post(Number(id)),
    order: (a, b) => newestPostFirst({ id: Number(a.jsonId) }, { id: Number(b.jsonId) }),
  },
  {
    list: routes.blog,
    connection: "allArticle",
    orderFields: "id jsonId title publishDate status",
    fields: `jsonId title publishDate author category tags excerpt ${html("body")}`,
    path: routes.article,
    order: newestArticleFirst,
    isPublic: (node) => isPublished(article, { status: node.status }),
  },
];

import type { z } from "zod";
import { achievement } from "./kinds/achievement";
import { activity } from "./site/activity";
import { advisor } from "./kinds/advisor";
import { article } from "./kinds/article";
import { banner } from "./site/banner";
import { contests } from "./site/contests";
import { course } from "./kinds/course";
import { foldersWith, hasFeature, type Descriptor, type Folder, type FolderWith } from "./descriptors";
import { event } from "./kinds/event";
import type { Kind, NeededWords, Singleton } from "./kind";
import { member } from "./kinds/member";
import { notice } from "./kinds/notice";
import { page } from "./kinds/page";
import { pastLeader } from "./kinds/past-leader";
import { post } from "./kinds/post";
import { project } from "./kinds/project";
import { question } from "./kinds/question";
import { ratingHistory, ratings } from "./site/ratings";
import { resource } from "./kinds/resource";
import { result } from "./kinds/result";
import { club } from "./site/club";
import { discord } from "./site/discord";
import { home } from "./site/home";
import { joinUs } from "./site/join-us";
import { menus } from "./site/menus";
import { redirectList } from "./site/redirect-list";
import { registration } from "./site/registration";
import { settings } from "./site/settings";
import { roundYear } from "./site/rounds";
import { sheet } from "./kinds/sheet";
import { sponsor } from "./kinds/sponsor";
import { subCommunity } from "./kinds/sub-community";
import { teamMember } from "./kinds/team-member";
import { upcomingItem } from "./kinds/upcoming-item";
import { workshop } from "./kinds/workshop";

export type KindWith<F extends Folder> = Kind<z.ZodObject, F> & NeededWords<F>;

/** Every kind of content, in the order in which editors see them. */
const kindsByFolder = {
  events: event,
  workshops: workshop,
  notices: notice,
  posts: post,
  advisors: advisor,
  team: teamMember,
  "past-leaders": pastLeader,
  members: member,
  "sub-communities": subCommunity,
  projects: project,
  achievements: achievement,
  results: result,
  sheets: sheet,
  sponsors: sponsor,
  questions: question,
  resources: resource,
  courses: course,
  upcoming: upcomingItem,
  blog: article,
  pages: page,
} satisfies { readonly [F in Folder]: KindWith<F> };

export const kinds: readonly Kind[] = Object.values(kindsByFolder);

export function kindOf<F extends Folder>(folder: F): (typeof kindsByFolder)[F] {
  return kindsByFolder[folder];
}

/** All kinds whose descriptor states a fact, in the order of the descriptors. */
export function kindsWith<Fact extends keyof Descriptor>(fact: Fact): KindWith<FolderWith<Fact>>[] {
  const isIncluded = (kind: Kind): kind is KindWith<FolderWith<Fact>> => hasFeature(kind.folder, fact);
  return foldersWith(fact)
    .map((folder): Kind => kindOf(folder))
    .filter(isIncluded);
}

export const singletons: readonly Singleton[] = [
  club,
  settings,
  menus,
  home,
  banner,
  registration,
  joinUs,
  discord,
  redirectList,
];

export const writtenFiles: readonly Singleton[] = [ratings, ratingHistory, roundYear, activity, contests];

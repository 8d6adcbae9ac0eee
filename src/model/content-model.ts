import { advisor } from "./advisor";
import { article } from "./article";
import { course } from "./course";
import { event } from "./event";
import type { Kind, Singleton } from "./kind";
import { member } from "./member";
import { notice } from "./notice";
import { pastLeader } from "./past-leader";
import { post } from "./post";
import { ratings } from "./ratings";
import { club } from "./site/club";
import { discord } from "./site/discord";
import { home } from "./site/home";
import { joinUs } from "./site/join-us";
import { redirectList } from "./site/redirect-list";
import { registration } from "./site/registration";
import { subCommunity } from "./sub-community";
import { teamMember } from "./team-member";
import { upcomingItem } from "./upcoming-item";
import { workshop } from "./workshop";

/** Every kind of content, in the order in which editors meet them. */
export const kinds: readonly Kind[] = [
  event,
  workshop,
  notice,
  post,
  advisor,
  teamMember,
  pastLeader,
  member,
  subCommunity,
  course,
  upcomingItem,
  article,
];

export const singletons: readonly Singleton[] = [club, home, registration, joinUs, discord, redirectList];

/** Files of the content tree that commands write, not editors. */
export const writtenFiles: readonly Singleton[] = [ratings];

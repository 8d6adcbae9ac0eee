import { capitalised } from "./letters";
import { t } from "../../words/t";

/** Whom a workshop or a resource is for, as its label says it; another word than those of the content model as it is. */
export function levelText(level: string): string {
  return t("{level, select, beginner {Beginner} intermediate {Intermediate} advanced {Advanced} other {{otherwise}}}", {
    level,
    otherwise: capitalised(level),
  });
}

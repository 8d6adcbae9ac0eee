import { addressHere, parametersOf, queryOf } from "../addresses/own-parameters";
import { barePath, routes } from "../routes";
import { LONGEST_NAME, type SignedInMember } from "./session";
import { t } from "../../words/t";

/** Why someone can't sign in: a toast's title and text (docs/behaviour.md#signing-in). */
export interface LoginError {
  readonly title: string;
  readonly description: string;
}

const emptyField: LoginError = {
  title: t("Error"),
  description: t("Please enter both username and password"),
};
const wrongPassword: LoginError = {
  title: t("Login Failed"),
  description: t("Invalid Credential. Please check and try again."),
};

/** The error in a name and a password; undefined if both are equal, apart from spaces around them. */
export function loginError(username: string, password: string): LoginError | undefined {
  if (username.trim() === "" || password.trim() === "") return emptyField;
  return username.trim() === password.trim() && username.trim().length <= LONGEST_NAME ? undefined : wrongPassword;
}

interface ListedMember {
  readonly id: number;
  readonly name: string;
  readonly roll: string;
}

/**
 * Who signs in with a user name that the form has accepted: the listed member with this roll, or a demo member with
 * this name. An empty roll never matches.
 *
 * @param members in ascending order of their ids: of two with one roll the first is meant
 */
export function memberFor(username: string, members: readonly ListedMember[]): SignedInMember {
  const name = username.trim();
  const listed = members.find(({ roll }) => roll.trim() !== "" && roll.trim() === name);
  return listed ? { id: listed.id, name: listed.name, roll: name } : { name };
}

/** The field at fault, or the first of them. */
export function fieldAtFault(username: string): "username" | "password" {
  return username.trim() === "" ? "username" : "password";
}

const returnParameter = "return";

export function loginPath(returnTo: string): string {
  return routes.login + queryOf({ [returnParameter]: returnTo });
}

export function isLedToLogin(query: string): boolean {
  return parametersOf(query).has(returnParameter);
}

/** Where a login leads: to the page that its address names if that is one of this site, else to MyClass. */
export function pathAfterLogin(query: string): string {
  const wanted = parametersOf(query).get(returnParameter) ?? "";
  const target = addressHere(wanted);
  return target === undefined || barePath(target) === routes.login ? routes.list("courses") : target;
}

import { isPart, parts, type Part } from "../../src/model/parts";
import type { Question } from "../questions";
import { t } from "../../src/words/t";

/** Hosts to which the workflow of a club can publish. */
export const hosts = ["github-pages", "netlify", "cloudflare-pages"] as const;

type Host = (typeof hosts)[number];

export interface ClubChoices {
  /** The values of fields, by `Question.flag`; fields without one are left out. */
  readonly answers: ReadonlyMap<string, string>;
  readonly off: readonly Part[];
  readonly host: Host;
  readonly engine: { readonly repository: string; readonly version: string };
}

export const choiceQuestions: readonly Question[] = [
  {
    flag: "skills",
    label: t("What you do"),
    hint: t("Three things, separated by commas."),
    example: t("Robotics, Web Development, Chess"),
    isRequired: false,
    errorOf: () => undefined,
  },
  {
    flag: "host",
    label: t("Host||of a website"),
    hint: t("Where the site is published: {hosts}. If empty, {usual}.", { hosts: hosts.join(", "), usual: hosts[0] }),
    example: hosts[0],
    isRequired: false,
    errorOf: (answer) => errorIn(() => hostOf(answer)),
  },
  {
    flag: "without",
    label: t("Parts to do without"),
    hint: t("Separated by commas: {parts}.", { parts: parts.join(", ") }),
    example: parts.slice(-2).join(", "),
    isRequired: false,
    errorOf: (answer) => errorIn(() => switchedOff(answer)),
  },
];

/** The message of the error that a function throws; undefined if it throws none. */
export function errorIn(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * The host with a name; without a name, the first host.
 *
 * @throws Error that lists the names
 */
export function hostOf(name: string = hosts[0]): Host {
  const host = hosts.find((each) => each === name);
  if (host === undefined)
    throw new Error(t("is {value}, expected one of {names}", { value: `'${name}'`, names: hosts.join(", ") }));
  return host;
}

/**
 * The parts of the site in an answer.
 *
 * @throws Error that names an unknown part
 */
export function switchedOff(answer = ""): readonly Part[] {
  return betweenCommas(answer).map((name) => {
    if (isPart(name)) return name;
    throw new Error(t("is {value}, expected some of {names}", { value: `'${name}'`, names: parts.join(", ") }));
  });
}

/** The parts of an answer, trimmed; Arabic and Japanese have their own commas. */
export function betweenCommas(text: string): readonly string[] {
  return text
    .split(/[,،、，]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * The repository and version in `owner/name@version`.
 *
 * @throws Error if the text has another form
 */
export function engineOf(text: string): ClubChoices["engine"] {
  const [, repository, version] = /^([\w-]+\/[\w.-]+)@([\w./-]+)$/.exec(text) ?? [];
  if (repository === undefined || version === undefined)
    throw new Error(
      t("--engine: is {value}, expected a repository and a version, such as owner/name@v1.0.0", { value: `'${text}'` }),
    );
  return { repository, version };
}

interface HostSetup {
  /** The secrets of the club's repository that it passes on. */
  readonly secrets: readonly string[];
  /** The variable of the club's repository with the project's name. */
  readonly project?: string;
  /** What a maintainer must do once before the first publication. */
  readonly steps: () => string;
}

const netlify = { id: "NETLIFY_SITE_ID", token: "NETLIFY_AUTH_TOKEN" };
const cloudflare = { account: "CLOUDFLARE_ACCOUNT_ID", token: "CLOUDFLARE_API_TOKEN" };
const cloudflareProject = "CLOUDFLARE_PROJECT";

export const hostSetups: Readonly<Record<Host, HostSetup>> = {
  "github-pages": {
    secrets: [],
    steps: () => t("In the repository's settings, under Pages, choose 'GitHub Actions' as the source."),
  },
  netlify: {
    secrets: Object.values(netlify),
    steps: () =>
      t(
        "On Netlify, create a site that is not connected to a repository. In the repository's settings, under Secrets and variables → Actions, store its id as the secret {id} and an access token as the secret {token}.",
        netlify,
      ),
  },
  "cloudflare-pages": {
    secrets: Object.values(cloudflare),
    project: cloudflareProject,
    steps: () =>
      t(
        "On Cloudflare Pages, create a project for direct uploads. In the repository's settings, under Secrets and variables → Actions, store the id of the account as the secret {account}, a token that may edit Pages as the secret {token}, and the project's name as the variable {project}.",
        { ...cloudflare, project: cloudflareProject },
      ),
  },
};

export interface Settings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The origins of the sites that may receive a token, such as `https://club.example.org`. */
  readonly siteOrigins: readonly string[];
  /** The origin of GitHub, or of a GitHub Enterprise server. */
  readonly provider: string;
  /** The permissions of a token; the first one is used unless the editor asks for another one in the list. */
  readonly scopes: readonly [string, ...string[]];
  /** The helper's own origin as browsers see it; undefined: that of the request. */
  readonly publicOrigin: string | undefined;
}

export type Variables = Readonly<Record<string, unknown>>;

/**
 * Reads the settings. They are described in docs/sign-in-helper.md.
 *
 * @throws {Error} naming each variable that is missing or wrong and what was expected, but never a value
 */
export function readSettings(variables: Variables): Settings {
  const errors: string[] = [];
  const text = (name: string) => {
    const value = variables[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const required = (name: string) => {
    if (wordsIn(text(name)).length === 0) errors.push(`${name} is missing`);
    return text(name);
  };
  const origin = (name: string, value: string) => {
    if (!isOrigin(value)) errors.push(`${name} must be an origin such as https://club.example.org, without a path`);
    return value;
  };
  const clientId = required("OAUTH_CLIENT_ID");
  const clientSecret = required("OAUTH_CLIENT_SECRET");
  const siteOrigins = wordsIn(required("OAUTH_SITE_ORIGINS")).map((value) => origin("OAUTH_SITE_ORIGINS", value));
  const provider = origin("OAUTH_PROVIDER", text("OAUTH_PROVIDER") || "https://github.com");
  const publicOrigin = text("OAUTH_PUBLIC_ORIGIN");
  if (publicOrigin !== "") origin("OAUTH_PUBLIC_ORIGIN", publicOrigin);
  const [first = "repo", ...others] = wordsIn(text("OAUTH_SCOPES") || "repo public_repo");
  if (errors.length > 0) throw new Error(errors.join("; "));
  return {
    clientId,
    clientSecret,
    siteOrigins,
    provider,
    scopes: [first, ...others],
    publicOrigin: publicOrigin === "" ? undefined : publicOrigin,
  };
}

/**
 * The port of the Node server.
 *
 * @throws {Error} in a sentence if `PORT` is not a port
 */
export function readPort({ PORT }: Variables): number {
  const port = typeof PORT === "string" && PORT.trim() !== "" ? PORT.trim() : "9100";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error("PORT must be a number from 0 to 65535, such as 9100");
  return Number(port);
}

function wordsIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== "");
}

/** https; http only on this computer, to try out the helper. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  const isLocal = protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return origin === value && (protocol === "https:" || isLocal);
}

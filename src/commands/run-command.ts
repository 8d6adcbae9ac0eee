import { parseArgs, type ParseArgsConfig } from "node:util";
import { namedContentDirectory } from "../content/content-directory";
import { errorCode } from "../content/read/file-error-message";
import { clubLanguages } from "../words/languages";
import { quote } from "../model/check/sentence";
import { t } from "../words/t";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Every command has these; `speak.ts` has read the language already. */
const general = { help: { type: "boolean", short: "h" }, language: { type: "string" } } as const;

type Given<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own & typeof general; allowPositionals: true }>
>;

/** The folder of the content that a command works on: none, the one in use, or the one that its arguments name. */
type ContentUse = "none" | "in use" | ((positionals: readonly string[]) => string);

interface Command<Own extends Options> {
  /** The text that `--help` prints. */
  readonly usage: string;
  readonly options: Own;
  /** Its settings are loaded before the command runs. */
  readonly content: ContentUse;
  /** Sentences about flags that are missing or have a wrong value. */
  readonly wrongFlags?: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /**
   * If it throws an Error, the user only sees the message.
   *
   * @param directory the folder of the content; empty if the command has none
   */
  readonly run: (
    values: Given<Own>["values"],
    positionals: readonly string[],
    directory: string,
  ) => Promise<void> | void;
}

/** Runs a command with the arguments of this process. After an error the exit code is 1. */
export function runCommand<const Own extends Options>(command: Command<Own>): void {
  void startCommand(command);
}

/** The same; resolves when the command has ended, even after an error. */
export function startCommand<const Own extends Options>(command: Command<Own>): Promise<void> {
  const { usage, options, content, wrongFlags, run } = command;
  const start = async () => {
    // When `| head` closes the pipe, the command continues: unread lines are better than half a result.
    for (const stream of [process.stdout, process.stderr])
      stream.on("error", (error) => {
        if (errorCode(error) !== "EPIPE") throw error;
      });
    if (process.argv.includes("--help") || process.argv.includes("-h")) {
      console.log(usage);
      return;
    }
    const known = { ...options, ...general };
    const given = parseArgs({ options: known, allowPositionals: true, strict: false, tokens: true });
    const unknown = given.tokens.filter((token) => token.kind === "option" && !Object.hasOwn(known, token.name));
    const errors = [
      ...unknown.map((token) =>
        t("Unknown option {option}", { option: `'${token.kind === "option" ? token.rawName : ""}'` }),
      ),
      ...wrongLanguage(given.values.language),
      ...(wrongFlags?.(given.values) ?? []),
    ];
    if (errors.length > 0) throw new Error(errors.join("\n"));
    const { values, positionals } = parseArgs({ options: known, allowPositionals: true });
    await run(values, positionals, await settle(content, positionals));
  };
  return start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}

function wrongLanguage(language: unknown): string[] {
  const isKnown = language === undefined || clubLanguages.some((known) => known === language);
  return isKnown ? [] : [t("--language: expected one of {languages}", { languages: clubLanguages.join(", ") })];
}

/** Loads the settings of the content into this process and returns its folder. */
async function settle(content: ContentUse, positionals: readonly string[]): Promise<string> {
  if (content === "none") return "";
  const directory = content === "in use" ? namedContentDirectory() : content(positionals);
  // Not all commands need the model, which takes a moment to load.
  const { loadSettings } = await import("../content/settings/load-settings");
  const { enterBuild } = await import("../model/build-info");
  enterBuild({ settings: loadSettings(directory), codeforcesApi: process.env.GATSBY_CODEFORCES_API });
  return directory;
}

type ArgumentKind = "file" | "folder" | "course" | "term";

/**
 * The only argument of a command, apart from its options.
 *
 * @param kind what it names
 * @param example how to call the command
 * @throws Error if there is none, or more than one
 */
export function onlyArgument(positionals: readonly string[], kind: ArgumentKind, example: string): string {
  const argument = atMostOneArgument(positionals, kind, example);
  if (argument === undefined)
    throw new Error(
      t(
        "Expected one {kind, select, file {file} folder {folder} course {course} other {term}}, such as: {example} (--help says more)",
        { kind, example },
      ),
    );
  return argument;
}

/** The same for an optional argument; undefined if there is none. */
export function atMostOneArgument(
  positionals: readonly string[],
  kind: ArgumentKind,
  example: string,
): string | undefined {
  const [argument, ...others] = positionals;
  if (others.length > 0)
    throw new Error(
      t(
        "Expected one {kind, select, file {file} folder {folder} course {course} other {term}}, not also {others}, such as: {example} (--help says more). Put arguments that contain spaces in quotes.",
        { kind, others: others.map(quote).join(", "), example },
      ),
    );
  return argument;
}

/** A word of a command for people to copy into a shell, in quotes if it needs them. */
export function shellWord(word: string): string {
  return /^[\w.,:/@%+-]+$/.test(word) ? word : `"${word.replaceAll(/["$`\\]/g, "\\$&")}"`;
}

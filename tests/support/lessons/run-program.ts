import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";

interface Outcome {
  readonly output: string;
  /** The error of the compiler or the program; undefined if it did not fail. */
  readonly error: string | undefined;
}

interface Toolchain {
  /** How to run programs in this language. */
  readonly program: string;
  readonly file: string;
  readonly complete: (code: string) => string;
  /** The commands in order; the last one is the program. */
  readonly commands: readonly (readonly string[])[];
  /** The command that only checks the program. */
  readonly check: readonly string[];
}

const asWritten = (code: string) => code;

const hasMain = (code: string) => /\bmain\s*\(/.test(code);

/** A piece of C++ becomes the body of a program. */
const completeCpp = (code: string) => (hasMain(code) ? code : `#include <bits/stdc++.h>\nint main() {\n${code}\n}\n`);

const compile = ["g++", "-std=c++17", "-O1", "main.cpp"];
const parse = "import ast, sys; ast.parse(open(sys.argv[1]).read())";

const toolchains: Readonly<Record<string, Toolchain>> = {
  cpp: {
    program: "g++",
    file: "main.cpp",
    complete: completeCpp,
    commands: [[...compile, "-o", "main"], ["./main"]],
    check: [...compile, "-fsyntax-only"],
  },
  python: {
    program: "python3",
    file: "main.py",
    complete: asWritten,
    commands: [["python3", "main.py"]],
    check: ["python3", "-c", parse, "main.py"],
  },
  javascript: {
    program: process.execPath,
    file: "main.mjs",
    complete: asWritten,
    commands: [[process.execPath, "main.mjs"]],
    check: [process.execPath, "--check", "main.mjs"],
  },
};

export const programLanguages = Object.keys(toolchains);

/** The languages that this computer can run. */
export function languagesHere(): readonly string[] {
  return programLanguages.filter((language) => spawnSync(toolchainOf(language).program, ["--version"]).status === 0);
}

function toolchainOf(language: string): Toolchain {
  const found = toolchains[language];
  if (!found) throw new Error(`No program runs ${language}`);
  return found;
}

/** True if code is a whole program, not just a fragment in a text. */
export function isWhole(language: string, code: string): boolean {
  return language !== "cpp" || hasMain(code);
}

/** Compiles and runs a program in a new folder of its own. */
export function runProgram(language: string, code: string, input: string, folder: string): Outcome {
  const { commands } = toolchainOf(language);
  return inNewFolder(language, code, input, folder, commands);
}

/** Compiles or parses a program without running it. */
export function checkProgram(language: string, code: string, folder: string): Outcome {
  return inNewFolder(language, code, "", folder, [toolchainOf(language).check]);
}

function inNewFolder(
  language: string,
  code: string,
  input: string,
  folder: string,
  commands: readonly (readonly string[])[],
): Outcome {
  const { file, complete } = toolchainOf(language);
  const cwd = mkdtempSync(path.join(folder, "program-"));
  writeFileSync(path.join(cwd, file), complete(code));
  let output = "";
  for (const [command = "", ...words] of commands) {
    const env = { ...process.env, LC_ALL: "C", PYTHONUTF8: "1", NO_COLOR: "1" };
    const run = spawnSync(command, words, { cwd, input, env, encoding: "utf8", timeout: 60_000 });
    output = run.stdout;
    if (run.status !== 0) return { output, error: run.stderr || `It ended with ${run.signal ?? run.status}` };
  }
  return { output, error: undefined };
}

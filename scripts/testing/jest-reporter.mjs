import { writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { say } from "./say.mjs";

const { TEST_STAGE: stage = "tests", TEST_COUNTS: countsFile } = process.env;

/** In ms: how often the test files that are still running are listed. */
const PATIENCE = 15_000;

/** Prints which test files are running or done, and each failure as soon as it happens; writes the counts to a file. */
export default class JestReporter {
  #running = new Map();
  /** tests/together runs many files as one: which of them is running, by the file that runs it. */
  #parts = new Map();
  #errors = 0;
  #timer;

  onRunStart() {
    this.#timer = setInterval(() => this.#sayWhatRuns(), PATIENCE);
  }

  #sayWhatRuns() {
    for (const [file, began] of this.#running) {
      const seconds = Math.round((Date.now() - began) / 1000);
      if (seconds * 1000 >= PATIENCE) say(stage, `${file}: running for ${seconds} s`);
    }
  }

  onTestFileStart({ path: file }) {
    this.#running.set(nameOf(file), Date.now());
  }

  onTestCaseResult({ path: file }, { status, duration, ancestorTitles: [part], fullName, failureMessages }) {
    if (status === "failed") say(stage, `FAILED ${nameOf(file)}: ${fullName}\n${textOf(failureMessages.join("\n"))}`);
    if (isFileName(part)) this.#countPart(file, part, { status, duration });
  }

  #countPart(file, name, { status, duration }) {
    if (this.#parts.get(file)?.name !== name) {
      this.#sayPart(file);
      this.#parts.set(file, { name, duration: 0, passed: 0, failed: 0 });
    }
    const part = this.#parts.get(file);
    part.duration += duration ?? 0;
    if (status === "passed") part.passed += 1;
    if (status === "failed") part.failed += 1;
  }

  /** Says how the part of a file that has just ended went. */
  #sayPart(file) {
    const part = this.#parts.get(file);
    this.#parts.delete(file);
    if (part) say(stage, resultOf(part.name, part));
  }

  onTestFileResult({ path: file }, { numPassingTests, numFailingTests, testExecError, failureMessage, perfStats }) {
    const name = nameOf(file);
    this.#sayPart(file);
    this.#running.delete(name);
    if (testExecError) {
      this.#errors += 1;
      say(stage, `FAILED ${name}\n${textOf(failureMessage ?? String(testExecError.message))}`);
    }
    const duration = perfStats.end - perfStats.start;
    say(stage, resultOf(name, { passed: numPassingTests, failed: numFailingTests, duration }));
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numPendingTests, runExecError }) {
    clearInterval(this.#timer);
    if (runExecError) say(stage, `FAILED\n${textOf(runExecError.stack ?? runExecError.message)}`);
    const failed = numFailedTests + this.#errors + (runExecError ? 1 : 0);
    if (countsFile)
      writeFileSync(countsFile, JSON.stringify({ passed: numPassedTests, failed, skipped: numPendingTests }));
  }
}

const resultOf = (name, { passed, failed, duration }) =>
  `${name}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ""} in ${(duration / 1000).toFixed(1)} s`;

const isFileName = (title) => title?.startsWith("tests/unit/") === true;

const nameOf = (file) => path.relative(process.cwd(), file).split(path.sep).join("/");

const textOf = (message) => stripVTControlCharacters(message);

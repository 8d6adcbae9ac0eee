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

  onTestCaseResult({ path: file }, { status, fullName, failureMessages }) {
    if (status === "failed") say(stage, `FAILED ${nameOf(file)}: ${fullName}\n${textOf(failureMessages.join("\n"))}`);
  }

  onTestFileResult({ path: file }, { numPassingTests, numFailingTests, testExecError, failureMessage, perfStats }) {
    const name = nameOf(file);
    this.#running.delete(name);
    if (testExecError) {
      this.#errors += 1;
      say(stage, `FAILED ${name}\n${textOf(failureMessage ?? String(testExecError.message))}`);
    }
    const failed = numFailingTests > 0 ? `, ${numFailingTests} failed` : "";
    const seconds = ((perfStats.end - perfStats.start) / 1000).toFixed(1);
    say(stage, `${name}: ${numPassingTests} passed${failed} in ${seconds} s`);
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, runExecError }) {
    clearInterval(this.#timer);
    if (runExecError) say(stage, `FAILED\n${textOf(runExecError.stack ?? runExecError.message)}`);
    const failed = numFailedTests + this.#errors + (runExecError ? 1 : 0);
    if (countsFile) writeFileSync(countsFile, JSON.stringify({ passed: numPassedTests, failed }));
  }
}

const nameOf = (file) => path.relative(process.cwd(), file).split(path.sep).join("/");

const textOf = (message) => stripVTControlCharacters(message);

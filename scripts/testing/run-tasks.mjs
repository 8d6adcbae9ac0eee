import { say } from "./say.mjs";

/**
 * One thing to run; it counts as at least one check.
 *
 * @typedef {object} Task
 * @property {string} stage what `npm test -- STAGE` names
 * @property {string} name
 * @property {number} lanes how many of the tasks that run in parallel it counts as
 * @property {string} [needs] the name of the task whose result it needs
 * @property {string} [notBeside] the name of a task that must have ended first
 * @property {boolean} [isOptional] whether it runs only if its stage is named
 * @property {(lanes: number) => Promise<Count>} run with the number of lanes it may use: more if nothing else needs them
 *
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * Runs tasks in order, side by side if there are enough lanes. A failure stops only the tasks that need its result.
 *
 * @param {readonly Task[]} tasks
 * @param {number} lanes how many tasks run in parallel; at least as many as any task needs
 * @returns {Promise<Count>} the sum
 */
export async function runTasks(tasks, lanes) {
  const waiting = [...tasks];
  const running = new Map();
  const hasFailed = new Map();
  const sum = { passed: 0, failed: 0 };

  const isReady = ({ needs, notBeside }) =>
    [needs, notBeside].every((name) => hasFailed.has(name) || !tasks.some((task) => task.name === name));
  const free = () => [...running.keys()].reduce((left, task) => left - task.lanes, lanes);

  const finish = async (task, share) => {
    const count = await (hasFailed.get(task.needs) ? notRun(task) : attempt(task, share));
    sum.passed += count.passed;
    sum.failed += count.failed;
    hasFailed.set(task.name, count.failed > 0);
    running.delete(task);
  };

  while (waiting.length > 0 || running.size > 0) {
    // The first that can run, not the first that fits: otherwise small tasks would delay a large one forever.
    for (let next; (next = waiting.find(isReady)) && next.lanes <= free();) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, finish(next, waiting.length > 0 ? next.lanes : free()));
    }
    await Promise.race(running.values());
  }
  return sum;
}

async function attempt(task, share) {
  say(task.stage, `${task.name} …`);
  try {
    const count = await task.run(share);
    const verdict = count.failed > 0 ? `FAILED, ${count.failed} of ${count.passed + count.failed}` : "passed";
    say(task.stage, `${task.name}: ${verdict}`);
    return count;
  } catch (error) {
    say(task.stage, `${task.name}: FAILED\n${error instanceof Error ? error.stack : error}`);
    return { passed: 0, failed: 1 };
  }
}

function notRun(task) {
  say(task.stage, `${task.name}: FAILED, not run because '${task.needs}' failed`);
  return { passed: 0, failed: 1 };
}

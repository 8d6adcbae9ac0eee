/**
 * What a command needs to ask an API, and a record of what it did: pauses take no time.
 *
 * @param answer what the API says to a call, given those before it; an Error: no answer comes
 */
export function apiMeans<Question, Answer>(
  answer: (question: Question, before: readonly Question[]) => Answer | Error,
) {
  const [calls, pauses, lines]: [Question[], number[], string[]] = [[], [], []];
  const means = {
    ask: (question: Question): Promise<Answer> => {
      const given = answer(question, calls);
      calls.push(question);
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    },
    pause: (duration: number) => {
      pauses.push(duration);
      return Promise.resolve();
    },
    say: (line: string) => void lines.push(line),
  };
  return { means, calls, pauses, lines };
}

/** The answer of a list to a call after so many others: one to each, the last one to all that follow. */
export function inTurn<Answer>(answers: readonly Answer[], before: number): Answer {
  const answer = answers[Math.min(before, answers.length - 1)];
  if (answer === undefined) throw new Error("There is no answer to a call");
  return answer;
}

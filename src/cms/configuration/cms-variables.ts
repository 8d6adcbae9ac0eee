export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * One of the values that a variable may have; undefined if it is not set.
 *
 * @throws Error in words for the maintainer if it has another
 */
export function givenChoice<Choice extends string>(
  environment: Environment,
  variable: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = environment[variable];
  if (!value) return undefined;
  const choice = choices.find((each) => each === value);
  if (choice === undefined) {
    const expected = choices.length === 1 ? `'${choices.join("")}'` : `one of ${choices.join(", ")}`;
    throw new Error(`${variable} is '${value}', expected ${expected}`);
  }
  return choice;
}

/** The address in a variable, without a slash at its end; src/gatsby/build-environment.ts has looked at its form. */
export function givenAddress(environment: Environment, variable: string): string | undefined {
  return environment[variable]?.replace(/\/+$/, "") || undefined;
}

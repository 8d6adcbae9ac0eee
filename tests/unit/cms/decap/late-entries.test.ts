import { intoNewestForm, keepLoading } from "../../../../src/cms/decap/late-entries";

/** As much of an immutable map as entries are kept in. */
const mapOf = (values: Record<string, unknown>): object => ({
  get: (name: string) => values[name],
  set: (name: string, value: unknown) => mapOf({ ...values, [name]: value }),
  entries: () => Object.entries(values).values(),
  toOrderedMap: () => undefined,
  toJSON: () => values,
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const state = (isFetching: boolean) => mapOf({ entities: mapOf({ "events.one": mapOf({ isFetching }) }) });

describe("an entry that is being loaded", () => {
  const entries = keepLoading(() => state(false));

  test("is still loading when a list arrives that has it", () => {
    const list = { type: "ENTRIES_SUCCESS", payload: { entries: [{ slug: "one" }] } };
    expect(plain(entries(state(true), list))).toEqual(plain(state(true)));
    expect(plain(entries(state(false), list))).toEqual(plain(state(false)));
  });

  test("is loaded once it has arrived itself", () => {
    const arrived = { type: "ENTRY_SUCCESS", payload: { entry: { slug: "one" } } };
    expect(plain(entries(state(true), arrived))).toEqual(plain(state(false)));
  });
});

describe("an action that opens a form", () => {
  /** An action that dispatches one after the other, as it is told to go on. */
  const slow = (...actions: unknown[]) => {
    let dispatch = (action: unknown) => action;
    const action = intoNewestForm((given) => {
      dispatch = given;
    });
    return { action, goOn: () => dispatch(actions.shift()) };
  };
  const begin = (action: ReturnType<typeof slow>["action"]) => {
    const dispatched: unknown[] = [];
    action(
      (next) => dispatched.push(next),
      () => undefined,
    );
    return dispatched;
  };
  const draft = { type: "DRAFT_CREATE_FROM_ENTRY", payload: {} };
  const empty = { type: "DRAFT_CREATE_EMPTY", payload: {} };
  const loaded = { type: "ENTRY_SUCCESS", payload: {} };

  test("fills it as long as no other has been asked for", () => {
    for (const filled of [draft, empty]) {
      const only = slow(loaded, filled);
      const dispatched = begin(only.action);
      only.goOn();
      only.goOn();
      expect(dispatched).toEqual([loaded, filled]);
    }
  });

  test("fills none once another has been asked for, but makes its entry known", () => {
    const further = () => undefined;
    const first = slow(loaded, draft, empty, further);
    const second = slow(draft);
    const [ofFirst, ofSecond] = [begin(first.action), begin(second.action)];
    for (let count = 0; count < 4; count += 1) first.goOn();
    second.goOn();
    expect(ofFirst).toEqual([loaded]);
    expect(ofSecond).toEqual([draft]);
  });
});

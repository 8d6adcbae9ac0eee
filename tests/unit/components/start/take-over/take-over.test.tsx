import { EARLY_INPUT } from "../../../../../src/components/start/early-input";
import { fetchForPress } from "../../../../../src/components/start/take-over/take-over";

afterEach(() => Reflect.deleteProperty(window, EARLY_INPUT));

function pressEarly(html: string): void {
  document.body.innerHTML = html;
  const [...elements] = document.body.children;
  Reflect.set(window, EARLY_INPUT, new Map(elements.map((element) => [element, {}])));
}

test("the code of what an early press opens is asked for at once, and no other", () => {
  const viewer = jest.fn();
  const search = jest.fn();
  pressEarly(`<a data-opens="search">Search</a><button>Next</button>`);

  fetchForPress({ viewer, search });

  expect(search).toHaveBeenCalledTimes(1);
  expect(viewer).not.toHaveBeenCalled();
});

test("nothing is asked for if nothing was pressed, or what was pressed opens something unknown", () => {
  const search = jest.fn();

  fetchForPress({ search });
  pressEarly(`<a data-opens="other">Other</a>`);
  fetchForPress({ search });

  expect(search).not.toHaveBeenCalled();
});

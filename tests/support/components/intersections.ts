/** Replaces IntersectionObserver, which jsdom lacks: the test decides what is in view. */
class FakeObserver implements Pick<IntersectionObserver, "observe" | "disconnect"> {
  readonly elements = new Set<Element>();

  constructor(
    readonly callback: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    observers.add(this);
  }

  observe(element: Element): void {
    this.elements.add(element);
  }

  disconnect(): void {
    observers.delete(this);
  }
}

const observers = new Set<FakeObserver>();

/** Installs the replacement. */
export function fakeIntersections(): void {
  observers.clear();
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: FakeObserver });
}

/** Tells all observers of an element whether it is in view, and returns their options. */
export function intersect(element: Element, isIntersecting: boolean): IntersectionObserverInit[] {
  const watching = [...observers].filter(({ elements }) => elements.has(element));
  for (const observer of watching) {
    const entry = { isIntersecting, target: element, boundingClientRect: { height: 1200 } };
    Reflect.apply(observer.callback, undefined, [[entry], observer]);
  }
  return watching.map(({ options }) => options);
}

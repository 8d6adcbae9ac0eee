import { fetchAhead } from "../../../../src/components/start/fetch-ahead";

const files = ["/page-data/notice/page-data.json", "/app-2.js"];
const asked = () => [...document.head.querySelectorAll("link[rel=prefetch]")].map((link) => link.getAttribute("href"));

/** Reads a page for a while over a connection as the browser describes it. */
function readOver(connection: object | undefined): void {
  Reflect.defineProperty(navigator, "connection", { configurable: true, value: connection });
  jest.useFakeTimers();
  fetchAhead(files);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(10_000);
}

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, "connection");
});

test("the application is fetched ahead over a fast connection", () => {
  readOver({ saveData: false, downlink: 10, rtt: 50 });
  expect(asked()).toEqual(files);
});

test.each([
  ["slow", { saveData: false, downlink: 1.6, rtt: 50 }],
  ["far away", { saveData: false, downlink: 10, rtt: 150 }],
  ["saving data", { saveData: true, downlink: 10, rtt: 50 }],
  ["unknown", undefined],
])("nothing is fetched ahead over a connection that is %s", (_, connection) => {
  readOver(connection);
  expect(asked()).toEqual([]);
});

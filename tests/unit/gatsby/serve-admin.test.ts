import path from "node:path";
import { serveAdmin } from "../../../src/gatsby/serve-admin";

type Handler = (request: unknown, response: { sendFile(file: string): void }, fail: (error: unknown) => void) => void;

/** A development server as Gatsby passes it, and the result of a request for /admin. */
function start(write: () => Promise<void>) {
  const handlers: [RegExp, Handler][] = [];
  const told: string[] = [];
  const app = Object.assign(() => undefined, {
    get: (route: RegExp, answer: Handler) => handlers.push([route, answer]),
  });
  serveAdmin({ app, reporter: { error: (message) => told.push(message) } }, write);
  const answers: string[] = [];
  const request = (address: string) => {
    const [, answer] = handlers.find(([route]) => route.test(address)) ?? [];
    answer?.({}, { sendFile: (file) => answers.push(path.relative("public", file)) }, (error) =>
      answers.push(String(error)),
    );
  };
  return { request, answers, told };
}

const settled = () => new Promise(setImmediate);

describe("The editor of the development server", () => {
  it("is made alongside the pages, and an early request is answered once it is ready", async () => {
    let end = () => {};
    const { request, answers } = start(() => new Promise((resolve) => (end = resolve)));
    request("/admin/");
    request("/admin/desk");
    await settled();
    expect(answers).toEqual([]);
    end();
    await settled();
    expect(answers).toEqual([path.join("admin", "index.html"), path.join("admin", "desk", "index.html")]);
  });

  it("says so in the terminal and to the browser if it can't be made", async () => {
    const { request, answers, told } = start(() => Promise.reject(new Error("the disk is full")));
    request("/admin");
    await settled();
    expect(told).toEqual(["/admin could not be made"]);
    expect(answers).toEqual(["Error: the disk is full"]);
  });
});

import { leadToNewVersion } from "../../../../src/components/navigation/lead-to-new-version";

interface FakeRouter {
  readonly ___webpackCompilationHash: string;
  readonly ___loader: { loadPage: (path: string) => Promise<unknown>; hovering: (path: string) => void };
  ___navigate: (to: unknown, options?: unknown) => void;
}

/** A router as Gatsby's: it asks the loader for the page at once, and shows it when it has come. */
function setUp(answer: () => Promise<unknown>) {
  const shown: string[] = [];
  const exits: string[] = [];
  const router: FakeRouter = {
    ___webpackCompilationHash: "old",
    ___loader: { loadPage: answer, hovering: () => undefined },
    ___navigate: (to) => {
      const address = String(to);
      void router.___loader.loadPage(address.replace(/#.*/, "")).then(() => shown.push(address));
    },
  };
  leadToNewVersion(router, {
    assign: (to) => void exits.push(`assign ${String(to)}`),
    replace: (to) => void exits.push(`replace ${String(to)}`),
    reload: () => void exits.push("reload"),
  });
  return { router, shown, exits };
}

const page = (webpackCompilationHash: string) => () => Promise.resolve({ page: { webpackCompilationHash } });
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("A link", () => {
  it("is followed by the router as long as the version is the same", async () => {
    const { router, shown, exits } = setUp(page("old"));
    router.___navigate("/member?q=ann#codeforces");
    await settle();
    expect({ shown, exits }).toEqual({ shown: ["/member?q=ann#codeforces"], exits: [] });
  });

  it.each([
    ["of another version", page("new")],
    ["whose data is gone", () => Promise.resolve(undefined)],
    ["whose code is gone", () => Promise.resolve({ error: new Error("Loading chunk 7 failed."), status: "error" })],
    ["with a template that is new", () => Promise.reject(new Error("We couldn't find the correct component chunk"))],
  ])("to a page %s loads that page, with its query and fragment", async (_, answer) => {
    const { router, shown, exits } = setUp(answer);
    router.___navigate("/member?q=ann#codeforces");
    await settle();
    expect({ shown, exits }).toEqual({ shown: [], exits: ["assign /member?q=ann#codeforces"] });
  });

  it("that takes the place of its page in the history does so in a full load too", async () => {
    const { router, exits } = setUp(page("new"));
    router.___navigate("/login", { replace: true });
    await settle();
    expect(exits).toEqual(["replace /login"]);
  });

  it("that is only pointed at leads nowhere", async () => {
    const { router, exits } = setUp(() => Promise.reject(new Error("We couldn't find the correct component chunk")));
    router.___loader.hovering("/member");
    await settle();
    expect(exits).toEqual([]);
  });
});

describe("Back and Forward", () => {
  it("load the page whose address is already there", async () => {
    const { router, exits } = setUp(page("new"));
    await Promise.race([router.___loader.loadPage("/member"), settle()]);
    router.___navigate(-1);
    await settle();
    expect(exits).toEqual(["reload", "reload"]);
  });
});

describe("A site without versions, as in development", () => {
  it("keeps its router as it is", () => {
    const loadPage = page("");
    const router = { ___webpackCompilationHash: "", ___loader: { loadPage }, ___navigate: () => undefined };
    leadToNewVersion(router, window.location);
    expect(router.___loader.loadPage).toBe(loadPage);
    leadToNewVersion(undefined, window.location);
  });
});

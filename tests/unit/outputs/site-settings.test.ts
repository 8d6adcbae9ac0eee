import path from "node:path";
import { clubLogo, readSiteSettings } from "../../../src/outputs/site-settings";
import { contentIn } from "../../../src/content/read/read-content";
import { picture, withContentTree, type TreeFiles } from "../../support/content/content-tree";

const club = { name: "Example Programming Club", shortName: "EPC", baseUrl: "https://club.example.org" };

const read = (files: TreeFiles = {}, environment: Record<string, string> = {}) =>
  withContentTree(files, (directory) => ({
    directory,
    ...readSiteSettings(contentIn(directory), { NODE_ENV: "test", ...environment }),
  }));

const logoOf = (logo: string, files: TreeFiles = {}) =>
  withContentTree({ "site/club.json": { ...club, logo }, ...files }, (directory) => {
    const file = clubLogo(contentIn(directory));
    return file && path.relative(directory, file).split(path.sep).join("/");
  });

describe("The address of the site", () => {
  it("is the club's base URL", () => {
    expect(read().siteUrl).toBe("https://club.example.org");
  });

  it.each(["https://club.example.org/", "https://club.example.org/?x=1#y", "HTTPS://CLUB.EXAMPLE.ORG"])(
    "has neither a slash at its end nor a query: %s",
    (baseUrl) => {
      expect(read({ "site/club.json": { ...club, baseUrl } }).siteUrl).toBe("https://club.example.org");
    },
  );

  it("is SITE_URL where that is set", () => {
    expect(read({}, { SITE_URL: "http://localhost:9000/" }).siteUrl).toBe("http://localhost:9000");
    expect(read({}, { SITE_URL: "" }).siteUrl).toBe("https://club.example.org");
  });
});

describe("The time of the build", () => {
  afterEach(() => jest.useRealTimers());

  it("is now", () => {
    jest.useFakeTimers({ now: new Date("2026-02-14T06:00:00.123Z") });
    expect(read().builtAt).toBe("2026-02-14T06:00:00.123Z");
  });

  it("is SOURCE_DATE_EPOCH, in seconds, where that is set", () => {
    expect(read({}, { SOURCE_DATE_EPOCH: "1771048800" }).builtAt).toBe("2026-02-14T06:00:00.000Z");
    expect(read({}, { SOURCE_DATE_EPOCH: "0" }).builtAt).toBe("1970-01-01T00:00:00.000Z");
  });
});

describe("The settings of a club", () => {
  it("name the club in the manifest", () => {
    expect(read().manifest).toMatchObject({ name: club.name, short_name: "EPC", start_url: "/" });
  });

  it.each<[string, TreeFiles[string]]>([
    ["is missing", null],
    ["lacks the name", { shortName: "EPC", baseUrl: "https://club.example.org" }],
    ["has a base URL that is none", { ...club, baseUrl: "club" }],
  ])("can't be read where the file %s", (_, file) => {
    expect(() => read({ "site/club.json": file })).toThrow();
  });

  it("take null and empty texts for absent ones", () => {
    expect(read({ "site/club.json": { ...club, description: null } }).manifest).toMatchObject({
      description: undefined,
    });
    expect(logoOf(" ")).toBeUndefined();
  });
});

describe("The logo of the club", () => {
  it("is a file of the content", () => {
    expect(logoOf("../media/logo.png", { "media/logo.png": picture })).toBe("media/logo.png");
  });

  it("is a file of static/ where it is a path of the site", () => {
    const tree = { "site/club.json": { ...club, logo: "/bangla.js" } };
    expect(withContentTree(tree, (directory) => clubLogo(contentIn(directory)))).toBe(path.resolve("static/bangla.js"));
  });

  it.each(["../media/missing.png", "/missing.png", "https://pictures.example.org/logo.png"])(
    "is no file where it is %s",
    (logo) => {
      expect(logoOf(logo)).toBeUndefined();
    },
  );

  it("reaches the manifest as a picture whose path says nothing about this machine", () => {
    expect(read().manifest.icon).toBe(".cache/club-icon.png");
  });
});

describe("The time that pages show", () => {
  const event = { id: "contest", title: "Contest", date: "2026-02-14", time: "10:00 AM - 6:00 PM" };
  const seconds = (instant: string) => ({ SOURCE_DATE_EPOCH: String(Date.parse(instant) / 1000) });
  const asOf = (files: TreeFiles, now: string) => read(files, seconds(now)).asOf;

  it.each([
    ["an event starts", { "events/contest.json": event }, "2026-02-14T04:00:00.000Z"],
    ["a workshop starts", { "workshops/w.json": { ...event, id: "w" } }, "2026-02-14T04:00:00.000Z"],
    ["a notice expires", { "notices/n.json": { id: "n", expiryDate: "2026-02-13" } }, "2026-02-13T18:00:00.000Z"],
    ["registration opens", { "site/registration.json": { openDate: "2026-02-14" } }, "2026-02-13T18:00:00.000Z"],
  ])("changes when %s", (_what, files, instant) => {
    const before = new Date(Date.parse(instant) - 1000).toISOString();
    const later = new Date(Date.parse(instant) + 3_600_000).toISOString();
    expect(asOf(files, before) < instant).toBe(true);
    expect(asOf(files, instant)).toBe(instant);
    expect(asOf(files, later)).toBe(instant);
  });
});

import { readPort, readSettings } from "../../../oauth/settings";

const enough = {
  OAUTH_CLIENT_ID: "club",
  OAUTH_CLIENT_SECRET: "hidden-words",
  OAUTH_SITE_ORIGINS: "https://club.example.org, https://preview.example.org",
};

test("three variables are enough", () => {
  expect(readSettings(enough)).toEqual({
    clientId: "club",
    clientSecret: "hidden-words",
    siteOrigins: ["https://club.example.org", "https://preview.example.org"],
    provider: "https://github.com",
    scopes: ["repo", "public_repo"],
    publicOrigin: undefined,
  });
});

test("all variables that are missing are named at once", () => {
  expect(() => readSettings({})).toThrow(
    "OAUTH_CLIENT_ID is missing; OAUTH_CLIENT_SECRET is missing; OAUTH_SITE_ORIGINS is missing",
  );
});

test.each([
  "https://club.example.org/",
  "https://club.example.org/path",
  "http://club.example.org",
  "*",
  "https://*.example.org/*",
  "javascript:alert(1)",
  "https://user@club.example.org",
])("%s may not receive tokens", (origin) => {
  expect(() => readSettings({ ...enough, OAUTH_SITE_ORIGINS: origin })).toThrow("OAUTH_SITE_ORIGINS must be an origin");
});

test.each(["http://localhost:9000", "http://127.0.0.1:8000"])("%s may, to try the helper out", (origin) => {
  expect(readSettings({ ...enough, OAUTH_SITE_ORIGINS: origin }).siteOrigins).toEqual([origin]);
});

test("a list of sites without a site is as good as none", () => {
  expect(() => readSettings({ ...enough, OAUTH_SITE_ORIGINS: " , " })).toThrow("OAUTH_SITE_ORIGINS is missing");
});

test.each([
  [undefined, 9100],
  ["", 9100],
  [" 8080 ", 8080],
  ["0", 0],
])("PORT %j is the port %i", (value, port) => {
  expect(readPort({ PORT: value })).toBe(port);
});

test.each(["abc", "99999", "-1", "80.5", "0x50"])("PORT '%s' is refused in a sentence", (value) => {
  expect(() => readPort({ PORT: value })).toThrow("PORT must be a number from 0 to 65535, such as 9100");
});

test("no error repeats a value", () => {
  const read = () => readSettings({ ...enough, OAUTH_PROVIDER: "hidden-words" });
  expect(read).toThrow("OAUTH_PROVIDER must be an origin");
  expect(read).not.toThrow("hidden-words");
});

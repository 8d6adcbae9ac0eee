import { queryTypes } from "../../../src/gatsby/query-types";

describe("The types of queries", () => {
  it.each(["content", "./content/", process.cwd() + "/content"])("are written by a build of %s", (directory) => {
    expect(queryTypes(directory)).toMatchObject({ generateOnBuild: true });
  });

  it.each(["../our-club/content", "/srv/content", "content/site"])(
    "are not touched by a build of another tree, such as %s",
    (directory) => {
      expect(queryTypes(directory)).toBe(false);
    },
  );
});

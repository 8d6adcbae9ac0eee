import { cmsSettings } from "../../../../src/cms/build/cms-settings";
import { contentIn } from "../../../../src/content/read/read-content";
import { withContentTree } from "../../../support/content/content-tree";

test("the script of the editor holds no personal contact and no unknown field, only how to reach the club", () => {
  const files = {
    "site/club.json": {
      ...{ name: "Example Club", shortName: "EC", baseUrl: "https://club.example.org" },
      ...{ email: "club@example.org", treasurer: "A name that is not a field" },
    },
    "site/registration.json": {
      isOpen: true,
      instructions: ["Write to rahim@example.com"],
      ...{ contactEmail: "salma@example.com", contactPhone: "+880 1711-111111" },
    },
  };
  const settings = withContentTree(files, (directory) => cmsSettings(contentIn(directory), {}));
  expect(settings.club).toMatchObject({ name: "Example Club", email: "club@example.org" });
  expect(settings.registration).toEqual({ isOpen: true, instructions: ["Write to name@example.org"] });
  expect(JSON.stringify(settings)).not.toMatch(/treasurer|@example\.com|1711/);
});

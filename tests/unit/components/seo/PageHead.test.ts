import { refreshTo } from "../../../../src/components/seo/PageHead";
import { inFolder, leaveFolderAfterEach } from "../../../support/in-folder";

describe("The page of an old address", () => {
  leaveFolderAfterEach();

  it.each([
    ["/events/খেলা", "/events/%E0%A6%96%E0%A7%87%E0%A6%B2%E0%A6%BE"],
    ["/events/%E0%A6%96", "/events/%E0%A6%96"],
    ["https://forms.example.org/My%20Form?x=a%26b", "https://forms.example.org/My%20Form?x=a%26b"],
  ])("leads on to the new one, encoded once: %s", (to, target) => {
    expect(refreshTo(to).content).toBe(`0; url=${target}`);
  });

  it("leads to the folder of the site", () => {
    inFolder("/club");
    expect(refreshTo("/events").content).toBe("0; url=/club/events");
  });
});

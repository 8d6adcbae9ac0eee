import { subCommunityContent } from "../support/content/content";
import { siteInBrowser } from "../support/browser/site-in-browser";

const site = siteInBrowser();

const planned = subCommunityContent().find(({ url }) => url === "#");

test("Visit says that a website is coming soon while there is none", async () => {
  expect(planned).toBeDefined();
  const { page, errors } = await site.open();
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  await page.goto("/sub-community");
  await page.getByRole("button", { name: `Visit ${planned?.name ?? ""}` }).click();
  expect(messages).toEqual([`${planned?.name ?? ""} website coming soon! Stay tuned for updates.`]);
  expect(errors).toEqual([]);
});

import { expect, test } from "../../support/browser/fixtures";
import { sitePath } from "../../../src/domain/addresses/served-path";
import { nameSlug } from "../../../src/model/values/name-slug";
import { memberContent } from "../../support/content/content";
import { beginningOf } from "../../support/browser/spoken";
import { t } from "../../../src/words/t";

const owner = memberContent().find(({ portfolio }) => portfolio?.startsWith("https:"));
const name = owner?.name ?? "";
const portfolio = owner?.portfolio ?? "";

test("a portfolio is linked, and framed once its reader asks for it, without any power over the site @main", async ({
  page,
  errors,
}) => {
  expect(owner).toBeDefined();
  const asked: Record<string, string>[] = [];
  // Replaces a member's own site, and tries what a frame of this site must not be able to do.
  await page.route(`${new URL(portfolio).origin}/**`, (route) => {
    asked.push(route.request().headers());
    const script = "let storage = 'yes'; try { localStorage.x = 1 } catch { storage = 'no' }";
    const report = "document.title = `${origin} ${storage}`; try { top.location = 'about:blank' } catch {}";
    return route.fulfill({ contentType: "text/html", body: `<title>x</title><script>${script}; ${report}</script>` });
  });
  await page.goto(`/profile/member/${owner?.id ?? ""}`);
  await page.getByRole("link", { name: beginningOf(t("Portfolio")) }).click();
  await page.getByRole("heading", { level: 1, name: t("Portfolio of {name}", { name }) }).waitFor();
  expect(sitePath(new URL(page.url()).pathname)).toBe(`/${nameSlug(name)}`);
  const out = page.getByRole("link", { name: t("(opens in a new tab)") }).first();
  expect(await out.getAttribute("href")).toBe(portfolio);
  expect(await out.getAttribute("target")).toBe("_blank");
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: t("Show the portfolio here") }).click();
  const frame = page.locator(`iframe[title="${t("Portfolio of {name}", { name })}"]`);
  await page.frameLocator("iframe").locator("script").first().waitFor({ state: "attached" });
  expect(await frame.getAttribute("sandbox")).not.toContain("allow-same-origin");
  expect(await frame.getAttribute("loading")).toBe("lazy");
  const [inside] = page.frames().slice(1);
  expect(await inside?.title()).toBe("null no");
  expect(asked[0]).not.toHaveProperty("referer");
  expect(sitePath(new URL(page.url()).pathname)).toBe(`/${nameSlug(name)}`);

  await page.getByRole("button", { name: t("Hide the portfolio") }).click();
  await frame.waitFor({ state: "detached" });
  await page.getByRole("link", { name: t("Profile of {name}", { name }) }).click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  // The portfolio comes from another site, and the browser says what it has refused.
  expect(errors.splice(0)).toHaveLength(2);
});

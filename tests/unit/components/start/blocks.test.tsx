import { renderMarkdown } from "../../../../src/content/markdown/render-markdown";

const code = (...languages: readonly string[]) =>
  renderMarkdown(
    [":::tabs", ...languages.map((language) => `\`\`\`${language}\n${language}\n\`\`\``), ":::"].join("\n"),
  );

const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>("input:checked + label")].map((label) => label.textContent);

/** Shows a text as a page does, after its script has run. */
async function show(...texts: readonly string[]): Promise<void> {
  document.body.innerHTML = texts.join("");
  await Promise.resolve();
}

beforeAll(() => import("../../../../src/components/start/blocks"));

test("tabs show the language that was chosen, in this text, in the next one, and in the next visit", async () => {
  await show(code("c", "cpp", "python"), code("cpp", 'python title="Short"', "java"), code("python", "cpp"));
  expect(chosen()).toEqual(["C", "C++", "Python"]);
  document.querySelector<HTMLInputElement>('input[value="C++"]')?.click();
  expect(chosen()).toEqual(["C++", "C++", "C++"]);
  document.querySelectorAll<HTMLElement>("input")[4]?.click();
  expect(chosen()).toEqual(["C++", "Short", "C++"]);
  expect(localStorage.getItem("code-language")).toBe("C++");
  await show(code("python", "cpp"), code("python", "java"));
  expect(chosen()).toEqual(["C++", "Python"]);
  localStorage.setItem("code-language", "Python");
  document.body.replaceChildren();
  await jest.isolateModulesAsync(async () => void (await import("../../../../src/components/start/blocks")));
  await show(code("cpp", "python"));
  expect(chosen()).toEqual(["Python"]);
});

test("closed parts are printed, and closed again afterwards", async () => {
  await show(renderMarkdown("<details open>\nA\n</details>\n\n:::hint\nB\n:::"), "<details>C</details>");
  const open = () => [...document.querySelectorAll("details")].map((fold) => fold.open);
  window.dispatchEvent(new Event("beforeprint"));
  expect(open()).toEqual([true, true, false]);
  window.dispatchEvent(new Event("afterprint"));
  expect(open()).toEqual([true, false, false]);
});

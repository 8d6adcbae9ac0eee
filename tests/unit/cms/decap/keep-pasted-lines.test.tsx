import { keepLines } from "../../../../src/cms/decap/keep-pasted-lines";

const pasted = (html: string) => keepLines(html)?.html;

test("each line of pasted code is kept, and the editor says what it has become", () => {
  const kept = keepLines("<p>Before</p><pre><code>int main() {\n  return 0;\n\n}</code></pre><p>After</p>");
  expect(kept?.html).toBe(
    "<body><p>Before</p><p><code>int main() {</code></p><p><code>  return 0;</code></p><p><code>}</code></p><p>After</p></body>",
  );
  expect(kept?.changes).toEqual([expect.stringMatching(/^The code has become plain lines/)]);
});

test("code from a program for code keeps its lines", () => {
  const html =
    '<meta charset="utf-8"><div style="font-family: Consolas, monospace;white-space: pre;"><div><span>int</span><span> a;</span></div><br><div><span>  b;</span></div></div>';
  expect(pasted(html)).toBe("<body><p><code>int a;</code></p><p><code>  b;</code></p></body>");
});

test("each row of a table becomes a line, and the editor says so", () => {
  const html =
    "<table><thead><tr><th>Name</th><th>Marks</th></tr></thead><tbody><tr><td>Rahim</td><td>90</td></tr></tbody></table><p>After</p>";
  const kept = keepLines(html);
  expect(kept?.html).toBe("<body><p>Name | Marks</p><p>Rahim | 90</p><p>After</p></body>");
  expect(kept?.changes).toEqual([expect.stringMatching(/^The table has become/)]);
});

test("the lines of a mail become paragraphs, without a word about it", () => {
  const html =
    '<div dir="ltr">Dear all,<div><br></div><div>The <b>contest</b> is on Friday.</div><div>Bring a laptop.</div></div>';
  expect(keepLines(html)).toEqual({
    html: "<body><p>Dear all,</p><p>The <b>contest</b> is on Friday.</p><p>Bring a laptop.</p></body>",
    changes: [],
  });
});

test("text that has lines of its own, or is a part of a line, is left as it is", () => {
  expect(pasted("<h2>Rules</h2><p>Be <b>kind</b>.</p><ul><li>One</li></ul>")).toBeUndefined();
  expect(pasted("a <b>word</b>")).toBeUndefined();
  expect(pasted("")).toBeUndefined();
});

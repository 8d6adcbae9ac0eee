/** HTML as programs put it on the clipboard, with the equivalent Markdown. */
interface CopiedHtml {
  readonly program: string;
  readonly html: string;
  /** The plain text of it, if it matters. */
  readonly plain?: string;
  readonly markdown: string;
}

const nbsp = "&nbsp;".repeat(6);

/** A paragraph with which Word writes a list item. */
function wordItem(text: string, { marker, level = 1 }: { readonly marker: string; readonly level?: number }): string {
  const hidden = `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>${nbsp} </span></span>`;
  return `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'>${hidden}</span><![endif]>${text}<o:p></o:p></p>`;
}

export const copiedHtml: readonly CopiedHtml[] = [
  {
    program: "LibreOffice Writer",
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-US" dir="ltr"><h2 class="western">What to bring</h2>
<p style="line-height: 100%; margin-bottom: 0in">Bring <b>all</b>
of <i>this</i> and <u>more</u>:</p>
<ul>
	<li><p style="margin-bottom: 0in">Laptop</p>
	<ul>
		<li><p style="margin-bottom: 0in"><font color="#000000">charger</font></p></li>
		<li><p style="margin-bottom: 0in">mouse</p></li>
	</ul></li>
	<li><p style="margin-bottom: 0in">Pen</p></li>
</ul>
<ol start="3">
	<li><p>Register</p></li>
	<li><p>Pay</p></li>
</ol>
<table width="100%" cellpadding="4"><col width="128*"/><tr valign="top"><td style="border: 1px solid"><p>Name</p></td><td><p>Marks</p></td></tr><tr><td><p>Rahim</p></td><td><p>90 | A</p></td></tr></table>
</body></html>`,
    markdown: [
      "## What to bring",
      "Bring **all** of _this_ and more:",
      "- Laptop\n  - charger\n  - mouse\n- Pen",
      "3. Register\n4. Pay",
      String.raw`| Name  | Marks   |
| ----- | ------- |
| Rahim | 90 \| A |`,
    ].join("\n\n"),
  },
  {
    program: "Word",
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0in;} --></style></head><body lang=EN-US style='tab-interval:.5in'><!--StartFragment--><p class=MsoNormal>Bring <b
style='mso-bidi-font-weight:normal'>this</b>
on Friday:<o:p></o:p></p>${wordItem("Laptop", { marker: "·" })}${wordItem("charger", { marker: "o", level: 2 })}${wordItem("Pen", { marker: "·" })}<p class=MsoNormal><o:p>&nbsp;</o:p></p>${wordItem("Register", { marker: "1." })}${wordItem("Pay", { marker: "2." })}<!--EndFragment--></body></html>`,
    markdown: ["Bring **this** on Friday:", "- Laptop\n  - charger\n- Pen", "1. Register\n2. Pay"].join("\n\n"),
  },
  {
    program: "Google Docs",
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0f1e2d3c"><p dir="ltr" style="line-height:1.38;margin-top:0pt"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Bring </span><span style="font-weight:700;font-style:normal;white-space:pre-wrap;">this</span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;"> soon</span><span style="font-weight:400;white-space:pre-wrap;">:</span></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Laptop</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400">charger</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Pen</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    markdown: ["Bring **this** _soon_:", "- Laptop\n  - charger\n- Pen"].join("\n\n"),
  },
  {
    program: "Chromium",
    html: `<html><body><!--StartFragment--><h3 style="color: rgb(0, 0, 0); font-weight: 700;">Rules</h3><p style="font-weight: 400; white-space: normal;">Read <a href="https://example.org/a_b?c=1&amp;d=2">the <em>rules</em></a>.</p><ol style="font-weight: 400;"><li>One</li><li>Two</li></ol><pre style="font-weight: 400;"><code class="language-c">int main() {
  return 0;
}
</code></pre><!--EndFragment--></body></html>`,
    markdown: [
      "### Rules",
      "Read [the _rules_](https://example.org/a_b?c=1&d=2).",
      "1. One\n2. Two",
      "```c\nint main() {\n  return 0;\n}\n```",
    ].join("\n\n"),
  },
  {
    program: "Firefox",
    html: `<blockquote>
<p>Be <strong>kind</strong>.</p>
</blockquote>
<ul>
<li>Laptop
<ul>
<li>charger</li>
</ul>
</li>
</ul>
<p>Use <code>a_b</code> and <s>c</s>.</p>`,
    markdown: ["> Be **kind**.", "- Laptop\n  - charger", "Use `a_b` and ~~c~~."].join("\n\n"),
  },
  {
    program: "a mail",
    html: '<div dir="ltr">Dear all,<div><br></div><div>The <b>contest</b> is on Friday.</div><div>Bring:<br>• Pen<br>• Paper</div></div>',
    markdown: ["Dear all,", "The **contest** is on Friday.", "Bring:", "- Pen\n- Paper"].join("\n\n"),
  },
  {
    program: "a word processor without lists",
    html: `<p>·${nbsp} Pen</p><p>·${nbsp} Paper</p>`,
    markdown: "- Pen\n- Paper",
  },
  {
    program: "Visual Studio Code",
    html: `<meta charset='utf-8'><div style="color: #3b3b3b;background-color: #ffffff;font-family: 'Droid Sans Mono', 'monospace', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #0000ff;">int</span><span> a;</span></div><br><div><span>  b;</span></div></div>`,
    plain: "int a;\n\n  b;",
    markdown: "```\nint a;\n\n  b;\n```",
  },
];

import { picture, type TreeFiles } from "../content/content-tree";

/** Numbers that look random and are the same in each run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const topics = [
  "Graphs",
  "Trees & Heaps",
  "C++: the basics",
  "Día de código",
  "আমাদের প্রথম প্রতিযোগিতা",
  "Git",
  "O(n log n)",
  "Web #1",
];
const people = ["Nusrat Jahan", "José Pérez", "Rakib Hasan"];

/** The files of a program's blog. */
interface Dialect {
  /** The front matter of a post, with its marks. */
  readonly head: (post: Post, pick: Pick) => string;
  /** Paragraphs that only this program understands. */
  readonly paragraphs: readonly ((post: Post) => string)[];
  readonly file: (post: Post, pick: Pick) => string;
}

interface Post {
  readonly index: number;
  readonly title: string;
  readonly day: string;
  readonly slug: string;
}

type Pick = <T>(choices: readonly T[]) => T;

/** Text that every generator understands. */
const common: readonly ((post: Post) => string)[] = [
  ({ title }) => `## About ${title} {#about}\n\nSome *words* and \`{% code %}\`, see [above](#about).`,
  () => "```cpp\n#include <vector>\nint main() { return 0; } // {{ not.a.variable }}\n```",
  () => "- [ ] to do\n- [x] done :tada:",
  () => "A note[^1].\n\n[^1]: Its text, with https://example.org.",
  () => "| n | n² |\n| - | - |\n| 1 | 1 |",
  () => "It costs $5 and $10, or $O(n^2)$ steps.",
  () => "H<sub>2</sub>O<br>and <kbd>Ctrl</kbd>.",
  () => "Write to [us](mailto:club@example.org) or see [the site](https://example.org/x_(y)).",
];

function makeBlog(seed: number, count: number, { head, paragraphs, file }: Dialect): TreeFiles {
  const next = randomNumbers(seed);
  const pick: Pick = (choices) => choices[next(choices.length)] ?? (choices[0] as (typeof choices)[number]);
  const entries = Array.from({ length: count }, (_, index) => {
    const day = `20${15 + next(10)}-${String(1 + next(12)).padStart(2, "0")}-${String(1 + next(28)).padStart(2, "0")}`;
    const post = { index, title: `${pick(topics)} ${index + 1}`, day, slug: `post-${index + 1}` };
    const all = [...paragraphs, ...common];
    const body = Array.from({ length: 6 }, (_, at) => all[(index + at * 3) % all.length]?.(post) ?? "").join("\n\n");
    return [file(post, pick), `${head(post, pick)}\n${body}\n`] as const;
  });
  return Object.fromEntries(entries);
}

const quoted = (text: string) => JSON.stringify(text);

/** A blog of Jekyll, with its configuration and pictures. */
export function jekyllBlog(count = 40): TreeFiles {
  const posts = makeBlog(7, count, {
    file: ({ day, slug, index }) =>
      index % 13 === 12 ? `_drafts/${slug}.md` : `_posts/${day}-${slug}.${index % 5 === 0 ? "markdown" : "md"}`,
    head: ({ title, day, index }, pick) =>
      [
        "---",
        "layout: post",
        `title: ${quoted(title)}`,
        pick(["", `date: ${day} 10:00:00 +0600`, `date: ${day}T20:30:00Z`, `date: ${day}`]),
        pick(["", "categories: web", "categories: [Web, Beginners]", "categories:\n  - Web"]),
        pick(["", "tags: [html, css]", "tags: html css", "tags: html, css"]),
        pick(["", `author: ${pick(people)}`, "author: nusrat"]),
        pick(["", "image: /assets/images/head.jpg", "header:\n  teaser: /assets/images/head.jpg"]),
        pick(["", "excerpt: A few words.", `description: "Words: with a colon"`]),
        index % 9 === 8 ? "published: false" : "",
        index % 11 === 10 ? "redirect_from:\n  - /old/post-11.html" : "",
        "---",
      ]
        .filter((line) => line !== "")
        .join("\n"),
    paragraphs: [
      () => "{% highlight python linenos %}\nprint('{{ hello }}')\n{% endhighlight %}",
      () => '![A head]({{ site.baseurl }}/assets/images/head.jpg){: width="300"}',
      () => '{% include figure.html src="/assets/images/with space.jpg" alt="Two students" caption="The final" %}',
      () => '{% include youtube.html id="abcdefghijk" %}',
      () =>
        '<iframe width="560" height="315" src="https://www.youtube.com/embed/abcdefghijk" allowfullscreen></iframe>',
      ({ index }) =>
        `See [the one before](/blog/web/2021/05/06/nothing.html) and [this file]({{ "/assets/notes.pdf" | relative_url }}) of ${index}.`,
      () => "Mind the gap.\n{: .notice--warning}",
      () => '* TOC\n{:toc}\n\n{% raw %}Text{% endraw %} with [a link](https://example.org){:target="_blank"}.',
      () => "{% comment %}\nnot shown\n{% endcomment %}\nIt is $$x^2$$ in a line.\n\n$$\n\\frac{a}{b}\n$$",
      () => "<img src='/assets/images/head.jpg' alt='Again' width='200'>",
    ],
  });
  return {
    ...posts,
    "_config.yml":
      'title: Old club\nurl: "https://old.example.org"\nbaseurl: "/blog"\npermalink: /:categories/:year/:month/:day/:title.html\n',
    "_data/authors.yml": "nusrat:\n  name: Nusrat Jahan\n",
    "assets/images/head.jpg": picture,
    "assets/images/with space.jpg": picture,
    "assets/notes.pdf": "%PDF-1.4\n%%EOF\n",
    "about.md": "---\ntitle: About\n---\nA page.\n",
  };
}

/** A blog of Hugo, with front matter in TOML, YAML and JSON. */
export function hugoBlog(count = 40): TreeFiles {
  const posts = makeBlog(11, count, {
    file: ({ slug, index }) => (index % 4 === 3 ? `content/posts/${slug}/index.md` : `content/posts/${slug}.md`),
    head: ({ title, day, index }, pick) => {
      const draft = index % 8 === 7;
      if (index % 7 === 6)
        return JSON.stringify({ title, date: `${day}T10:00:00+06:00`, tags: ["go"], draft }, null, 2) + "\n";
      if (index % 2 === 0)
        return [
          "+++",
          `title = ${quoted(title)}`,
          pick([`date = ${day}T10:00:00+06:00`, `date = ${day}`, `date = "${day}T20:00:00Z"`]),
          `draft = ${String(draft)}`,
          pick(["", 'categories = ["Web", "Beginners"]']),
          pick(["", 'tags = ["go", "hugo"]']),
          pick(["", `authors = ["Nusrat Jahan", "José Pérez"]`, `author = "Rakib Hasan"`]),
          pick(["", 'featured_image = "/images/head.jpg"', '[cover]\nimage = "images/head.jpg"\nalt = "A head"']),
          "+++",
        ]
          .filter((line) => line !== "")
          .join("\n");
      return [
        "---",
        `title: ${quoted(title)}`,
        `date: ${day}`,
        pick(["", `lastmod: ${day}`]),
        pick(["", "summary: A few words.", "description: A few words."]),
        pick(["", "aliases:\n  - /ancient/" + String(index)]),
        draft ? "draft: true" : "",
        "---",
      ]
        .filter((line) => line !== "")
        .join("\n");
    },
    paragraphs: [
      () => '{{< highlight go "linenos=table" >}}\nfmt.Println("{{ x }}")\n{{< / highlight >}}',
      () => '{{< figure src="/images/head.jpg" alt="Two students" caption="The final" width="300" >}}',
      () => "{{< youtube abcdefghijk >}}",
      () => "{{% notice tip %}}\nBring **water**.\n\n- and a pen\n{{% /notice %}}",
      () => '{{< admonition type="warning" title="Mind" >}}\nThe gap.\n{{< /admonition >}}',
      () => 'See [the first]({{< ref "post-1.md" >}}) and [the second](/posts/post-2/#about).',
      () => '![A head](/images/head.jpg "A head")\n\n<!--more-->',
      () => "{{< gist nusrat 123abc >}}",
      () => '{{< video src="/images/clip.mp4" title="The final" >}}',
    ],
  });
  return {
    ...posts,
    "hugo.toml": 'baseURL = "https://old.example.org/"\ntitle = "Old club"\n[permalinks]\nposts = "/posts/:slug/"\n',
    "content/posts/_index.md": "---\ntitle: Posts\n---\n",
    "static/images/head.jpg": picture,
  };
}

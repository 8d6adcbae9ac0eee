import { readFileSync } from "node:fs";
import path from "node:path";
import { withContentTree, writeContentTree, type TreeFiles } from "../../../support/content/content-tree";
import { readArticles } from "../../../../tools/old-site/old-article";
import { readOldSite } from "../../../../tools/old-site/old-site";
import { runCommand, textsIn } from "../../../support/run-command";

interface Imported {
  readonly directory: string;
  readonly old: string;
  readonly run: (...options: string[]) => ReturnType<typeof runCommand>;
  readonly read: (file: string) => string;
}

/** Runs the command on an old site beside the content. */
function withOldSite(
  files: TreeFiles,
  folder: string,
  use: (imported: Imported) => void,
  content: TreeFiles = {},
): void {
  withContentTree({}, (root) => {
    const [directory, old] = [path.join(root, "content"), path.join(root, "old")];
    writeContentTree(directory, {
      "site/club.json": { name: "Club", shortName: "C", baseUrl: "https://club.example.org" },
      ...content,
    });
    writeContentTree(old, files);
    use({
      directory,
      old,
      run: (...options) =>
        runCommand("import-articles", [path.join(old, folder), ...options], { contentDirectory: directory }),
      read: (file) => readFileSync(path.join(directory, file), "utf8"),
    });
  });
}

const post = (head: string, body = "Text.") => `---\n${head}\n---\n\n${body}\n`;

describe("A post of Jekyll", () => {
  it("keeps what it says about itself, and its old address leads to the new one", () => {
    const files = {
      "_config.yml": "baseurl: /club\npermalink: /:year/:month/:title.html\n",
      "_posts/2021-05-06-first-contest.md": post(
        "title: 'First: contest'\ndate: 2021-05-06 23:30:00 -0800\ncategories: [Web, Beginners]\ntags: [html]\nauthor: Nusrat\nlayout: post\nmood: happy\nredirect_from: /first/",
      ),
    };
    withOldSite(files, "_posts", ({ run, read }) => {
      expect(run("--write").stdout).toContain("the field 'mood' has no place here");
      expect(read("blog/first-contest.md")).toBe(
        '---\ntitle: "First: contest"\npublishDate: 2021-05-07\nauthor: Nusrat\ncategory: Web\ntags:\n  - html\n  - Beginners\n---\n\nText.\n',
      );
      expect(JSON.parse(read("site/redirects.json"))).toEqual({
        redirects: [
          { from: "/club/2021/05/first-contest.html", to: "/blog/first-contest" },
          { from: "/club/first", to: "/blog/first-contest" },
        ],
      });
    });
  });

  it("is translated: code, pictures, notes, videos and links", () => {
    const body = [
      "{% highlight cpp %}\nint a[] = {{ 1 }};\n{% endhighlight %}",
      '![A]({{ site.baseurl }}/img/a.jpg){: width="300"} and [that](2020-01-02-other.html) [post]({% post_url 2020-01-02-other %}).',
      "Mind it.\n{: .notice--warning}",
      "<img src='/img/a.jpg' alt='C' width='200'>",
      '{% include figure.html src="/img/a.jpg" alt="B" %}',
      '{% include youtube.html id="abcdefghijk" %}',
      "[Gone](/gone.html) {% include odd.html %}",
      "* TOC\n{:toc}",
    ].join("\n\n");
    const files = {
      "_config.yml": "title: Old\n",
      "img/a.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
      "_posts/2020-01-02-other.md": post("title: Other"),
      "_posts/2021-05-06-x.md": post("title: X", body),
    };
    withOldSite(files, "_posts", ({ run, read, old }) => {
      const { stdout } = run("--write");
      const shown = path.relative(process.cwd(), path.join(old, "_posts/2021-05-06-x.md"));
      expect(stdout).toContain(
        `${shown}: line 20: links to '/gone.html', neither an article, a file nor a page of the new site; only its words are kept`,
      );
      expect(stdout).toContain(`${shown}: line 20: contains '{% include odd.html %}', a tag of another generator`);
      expect(read("blog/x.md").replace(/^---[\s\S]*?---\n\n/, "")).toBe(
        [
          "```cpp\nint a[] = {{ 1 }};\n```",
          "![A](../media/a.jpg){width=300} and [that](/blog/other) [post](/blog/other).",
          "Mind it.",
          "![C](../media/a.jpg =200x)",
          "![B](../media/a.jpg)",
          "https://www.youtube.com/watch?v=abcdefghijk",
          "Gone {% include odd.html %}\n",
        ].join("\n\n"),
      );
    });
  });
});

test("nothing becomes public that was not", () => {
  const files = {
    "_config.yml": "title: Old\n",
    "_posts/2021-05-06-a.md": post("title: A\npublished: no"),
    "_posts/2021-05-06-b.md": post("title: B\nstatus: pending"),
    "_posts/2021-05-06-c.md": post("title: C\ndate: 2199-01-02 18:00"),
    "_posts/2021-05-06-d.md": post("title: D\npublished: yes", "See [that](2021-05-06-a.html)."),
  };
  withOldSite(files, "_posts", ({ run, read }) => {
    expect(run("--write").stdout).toMatch(/b\.md: becomes a draft, since its field 'status' is 'pending'/);
    expect(["a", "b", "c", "d"].map((name) => /^(?:status|publishAt).*$/m.exec(read(`blog/${name}.md`))?.[0])).toEqual([
      ...["status: draft", "status: draft", "publishAt: 2199-01-02 18:00", undefined],
    ]);
    expect(read("blog/d.md")).toContain("See that.");
    expect(JSON.parse(read("site/redirects.json"))).toEqual({
      redirects: [{ from: "/2021/05/06/d.html", to: "/blog/d" }],
    });
  });
});

describe("A date", () => {
  const dayOf = (head: string, file: string) =>
    withContentTree({ [file]: post(`title: X\n${head}`) }, (folder) => {
      const [article] = readArticles(readOldSite(folder), undefined, new Date());
      return article?.error ?? article?.own.fields.publishDate;
    });

  it.each([
    ["05/06/2021", "2021-06-05-x.md", "2021-06-05"],
    ["05/06/2021", "2021-05-06-x.md", "2021-05-06"],
    ["25/06/2021", "x.md", "2021-06-25"],
    ["06/25/2021 10:30", "x.md", "2021-06-25"],
    ["5.6.21", "2021-06-05-x.md", "2021-06-05"],
    ["05/05/2021", "x.md", "2021-05-05"],
    ["2021/5/6", "x.md", "2021-05-06"],
    ["6 May 2021", "x.md", "2021-05-06"],
  ])("is the day that it can be: %s in %s", (date, file, day) => {
    expect(dayOf(`date: ${date}`, file)).toBe(day);
  });

  it.each([
    ["05/06/2021", "x.md", "2021-05-06 or 2021-06-05"],
    ["5-6-2021", "2021-07-01-x.md", "2021-05-06 or 2021-06-05"],
    ["5.6.2021", "x.md", "2021-05-06 or 2021-06-05"],
    ["05/06/07", "x.md", "2005-06-07, 2007-05-06 or 2007-06-05"],
  ])("is a question if it may be several days: %s in %s", (date, file, days) => {
    expect(dayOf(`date: ${date}`, file)).toBe(`has the date '${date}', which may be ${days}, expected one of these`);
  });
});

test.each([
  [
    "Astro",
    "pubDate: Jul 08 2022\nupdatedDate: Jul 10 2022\nheroImage: ./a.jpg\ndescription: E",
    "excerpt: E\npublishDate: 2022-07-08\nlastModified: 2022-07-10\nfeaturedImage: ../media/a.jpg",
  ],
  [
    "a starter of Next.js",
    "excerpt: E\ncoverImage: a.jpg\ndate: '2022-07-08T05:35:07.322Z'\nauthor: { name: Nusrat }\nogImage: { url: a.jpg }",
    "excerpt: E\nauthor: Nusrat\npublishDate: 2022-07-08\nfeaturedImage: ../media/a.jpg",
  ],
  [
    "Ghost",
    "feature_image: a.jpg\npublished_at: 2022-07-08\nupdated_at: 2022-07-10\ncustom_excerpt: E\nstatus: published",
    "excerpt: E\npublishDate: 2022-07-08\nlastModified: 2022-07-10\nfeaturedImage: ../media/a.jpg",
  ],
  [
    "a program with capitals",
    "Date: 2022-07-08\nTags: [a]\nSummary: E",
    "excerpt: E\npublishDate: 2022-07-08\ntags:\n  - a",
  ],
])("the fields of %s have a place here", (_, head, fields) => {
  const files = { "x.md": post(`title: X\n${head}`), "a.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) };
  withOldSite(files, ".", ({ run, read }) => {
    expect(run("--write").stdout).not.toContain("has no place here");
    expect(read("blog/x.md")).toBe(`---\ntitle: X\n${fields}\n---\n\nText.\n`);
  });
});

describe("A post of Hugo", () => {
  it("is read with its bundle, its TOML and its shortcodes", () => {
    const files = {
      "hugo.toml": 'baseURL = "https://old.example.org/"\n',
      "content/posts/one/index.md":
        '+++\ntitle = "One"\ndate = 2021-05-06T20:00:00Z\ndraft = true\nauthors = ["A", "B"]\n[cover]\nimage = "b.jpg"\n+++\n' +
        '{{< figure src="b.jpg" alt="B" width="200" >}}\n\n[two]({{< relref "two.md" >}}#a)\n',
      "content/posts/one/b.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
      "content/posts/two.md": post("title: Two\nurl: /2/"),
    };
    withOldSite(files, "content/posts", ({ run, read }) => {
      expect(run("--write")).toMatchObject({ status: 0 });
      expect(read("blog/one.md")).toBe(
        "---\ntitle: One\nauthor: A\nauthors:\n  - A\n  - B\npublishDate: 2021-05-07\nstatus: draft\nfeaturedImage: ../media/b.jpg\n---\n\n" +
          "![B](../media/b.jpg =200x)\n\n[two](/blog/two#a)\n",
      );
      expect(read("site/redirects.json")).toContain('"from": "/2"');
    });
  });
});

test("notes of Obsidian", () => {
  const files = {
    "notes/My first.md": "See [[Second one|that]], [[Second one#Part]], [[Gone]] and ![[a b.png]].",
    "notes/Second one.md": "Text.",
    "notes/a b.png": Uint8Array.from(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  };
  withOldSite(files, "notes", ({ run, read }) => {
    expect(run("--write").stdout).toContain("line 1: contains '[[Gone]]', a link of another writing program");
    expect(read("blog/my-first.md")).toContain(
      "See [that](/blog/second-one), [Part](/blog/second-one), [[Gone]] and ![](../media/a-b.png).",
    );
  });
});

test("plain Markdown", () => {
  withOldSite({ "notes/my-first_post.md": "# My *first*\n\nText.\n" }, "notes", ({ run, read }) => {
    expect(run("--write", "--permalink", "/notes/:filename.html").stdout).toContain("1 article of plain Markdown");
    expect(read("blog/my-first-post.md")).toContain("title: My first\n");
    expect(read("site/redirects.json")).toContain('"/notes/my-first_post.html"');
  });
});

describe("Old addresses", () => {
  /** The old address of the first article of a site. */
  const addressOf = (files: TreeFiles, permalink?: string) =>
    withContentTree(files, (folder) => readArticles(readOldSite(folder), permalink, new Date())[0]?.addresses[0]);
  const jekyll = (head: string, file = "_posts/2021-05-06-x.md", config = "title: Old\n") => ({
    "_config.yml": config,
    [file]: post(`title: X\n${head}`),
  });

  it.each([
    ["categories: [Tales, Zones]", "/tales/zones/2021/05/06/x.html"],
    ["categories: Tales Zones", "/tales/zones/2021/05/06/x.html"],
    ["categories: [Tales]\ncategory: Zones", "/tales/zones/2021/05/06/x.html"],
  ])("of Jekyll have its categories: %s", (head, address) => expect(addressOf(jekyll(head))).toBe(address));

  it("of Jekyll have the folders before _posts, and the name of the file without its spaces", () => {
    expect(addressOf(jekyll("", "tales/_posts/2021-05-06-My first post.md"))).toBe(
      "/tales/2021/05/06/My-first-post.html",
    );
  });

  it.each([
    ["date: 2021-05-06 23:30:00 -0800", "title: Old", "/2021/05/07/x.html"],
    ["date: 2021-05-06 22:30:00 -0800", "timezone: America/Los_Angeles", "/2021/05/06/x.html"],
    ["date: 2021-05-06T20:30:00Z", "timezone: Asia/Dhaka", "/2021/05/07/x.html"],
    ["date: 2021-05-06 23:30:00", "timezone: America/Los_Angeles", "/2021/05/06/x.html"],
    ["date: 2020-01-02", "permalink: ordinal", "/2020/002/x.html"],
  ])("of Jekyll have the day in its own zone: %s, %s", (head, config, address) => {
    expect(addressOf(jekyll(head, undefined, `${config}\n`))).toBe(address);
  });

  it("follow the variables of the old program", () => {
    const hugo = { "hugo.toml": "", "content/posts/2021-05-06-x.md": post("title: The first") };
    expect(addressOf(hugo)).toBe("/posts/2021-05-06-x");
    expect(addressOf(hugo, "/:year/:slug")).toBe("/2021/the-first");
    expect(addressOf(hugo, "/:title/:monthname")).toBe("/the-first/may");
    expect(addressOf(jekyll(""), "/:short_month/:title")).toBe("/May/x");
    expect(addressOf({ "2021-05-06-x.md": post("title: X") }, "/:year/:month/:title.html")).toBe("/2021/05/x.html");
  });
});

test("a block of HTML stays as it is, and all that is left out is said", () => {
  const html = [
    '<p>See <a href="https://example.org">there</a>\nand [here](/x) <img src="/a.png"></p>',
    '<ul>\n<li><a href="/old">Old</a></li>\n</ul>',
  ];
  const files = {
    "_config.yml": "excerpt_separator: <!--cut-->\n",
    "_posts/2021-05-06-x.md": post(
      "title: X",
      ["Words.", "<!--cut-->", ...html, "An <a href='/x y'>end</a>."].join("\n\n"),
    ),
    "_posts/2020-01-01-old.html": "<p>Old</p>",
  };
  withOldSite(files, "_posts", ({ run, read }) => {
    const { stdout } = run("--write");
    expect(stdout).toMatch(/Left out, since they are not Markdown:\n.*2020-01-01-old\.html/);
    expect(stdout).toContain("line 7: left out '<!--cut-->'");
    expect(stdout).toContain("line 9: contains '<p>'");
    expect(read("blog/x.md")).toContain(`Words.\n\n${html.join("\n\n")}\n\nAn end.\n`);
  });
});

describe("An import", () => {
  it("never changes a file that is there", () => {
    const content = {
      "blog/x.md": post("title: Mine"),
      "media/a.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0xe1),
      "site/redirects.json": { redirects: [{ from: "/old", to: "/events" }] },
    };
    const files = {
      "a.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
      "x.md": post("title: Theirs"),
      "y.md": post("title: Y\npermalink: /old", "![A](a.jpg)"),
    };
    withOldSite(
      files,
      ".",
      ({ run, read }) => {
        const { stdout } = run("--write");
        expect(stdout).toContain("Left out, since another article has this file:");
        expect(stdout).toContain("/old: leads to /events already");
        expect(read("blog/x.md")).toContain("title: Mine");
        expect(read("blog/y.md")).toContain("![A](../media/y-a.jpg)");
        expect(read("site/redirects.json")).not.toContain("/blog/y");
      },
      content,
    );
  });

  it("writes nothing if an article can't be read", () => {
    withOldSite({ "x.md": post("title: [a"), "y.md": post("title: Y") }, ".", ({ directory, run }) => {
      const before = textsIn(directory);
      const { status, stdout } = run("--write");
      expect(status).toBe(1);
      expect(stdout).toContain("has front matter that can't be read (");
      expect(stdout).toContain("Articles have errors: nothing is written until they are corrected.");
      expect(textsIn(directory)).toEqual(before);
    });
  });

  it("says what it needs", () => {
    withOldSite({ "x.txt": "" }, ".", ({ run, old }) => {
      expect(run().stderr).toContain("has no articles in Markdown.");
      expect(runCommand("import-articles", [path.join(old, "nowhere")]).stderr).toContain(
        "is not a folder, expected one with articles",
      );
    });
  });
});

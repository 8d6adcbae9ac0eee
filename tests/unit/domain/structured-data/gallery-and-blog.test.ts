import { blogPosting } from "../../../../src/domain/structured-data/blog-posting";
import { imageGallery } from "../../../../src/domain/structured-data/gallery";

const club = { siteUrl: "https://club.example.org", name: "Example Club" };

describe("A gallery as search engines read it", () => {
  const video = { url: "/static/v.mp4", name: "Clip", thumbnail: "/static/v.jpg", date: "2026-06-10" };
  const picture = { url: "/static/a.jpg", alt: "A robot" };
  const galleryOf = (videos: (typeof video)[]) =>
    imageGallery(club, { path: "/post/12", name: "Robots", pictures: [picture], videos });

  it("holds its pictures with their addresses and the club's credit", () => {
    expect(galleryOf([])).toMatchObject({
      "@type": "ImageGallery",
      "@id": "https://club.example.org/post/12#gallery",
      image: [
        {
          "@type": "ImageObject",
          contentUrl: "https://club.example.org/static/a.jpg",
          creditText: "Example Club",
          caption: "A robot",
        },
      ],
    });
  });

  it("holds its videos with name, thumbnail and day", () => {
    expect(galleryOf([video]).video).toEqual([
      {
        "@type": "VideoObject",
        "@id": "https://club.example.org/post/12#video-1",
        name: "Clip",
        thumbnailUrl: "https://club.example.org/static/v.jpg",
        uploadDate: "2026-06-10T00:00:00+06:00",
        contentUrl: "https://club.example.org/static/v.mp4",
      },
    ]);
  });

  it.each(["", "2026-02-30"])("leaves out a video of the day %j", (date) => {
    expect(galleryOf([{ ...video, date }]).video).toBeUndefined();
  });
});

describe("An article as search engines read it", () => {
  const article = {
    path: "/blog/first-contest",
    title: "Your first contest",
    description: "What to expect.",
    image: "/static/c.jpg",
    publishDate: "2025-09-13",
    lastModified: "2026-05-09",
    author: "Nusrat Jahan",
    authorPath: "/profile/team/4",
    wordCount: 1200,
    tags: ["contest"],
  };

  it("has its headline, picture, dates, author and length", () => {
    expect(blogPosting(club, article)).toMatchObject({
      "@type": "BlogPosting",
      headline: "Your first contest",
      image: ["https://club.example.org/static/c.jpg"],
      datePublished: "2025-09-13T00:00:00+06:00",
      dateModified: "2026-05-09T00:00:00+06:00",
      author: { "@type": "Person", name: "Nusrat Jahan", url: "https://club.example.org/profile/team/4" },
      wordCount: 1200,
    });
  });

  it("names everyone who wrote it, the linked author first", () => {
    expect(blogPosting(club, { ...article, authors: ["Nusrat Jahan", "Rakib Hasan"] }).author).toEqual([
      { "@type": "Person", name: "Nusrat Jahan", url: "https://club.example.org/profile/team/4" },
      { "@type": "Person", name: "Rakib Hasan", url: undefined },
    ]);
  });

  it("says nothing about what is not known", () => {
    const bare = { ...article, image: null, publishDate: null, lastModified: "2026-02-31", author: null, tags: [] };
    const node = blogPosting(club, bare);
    expect(node.image ?? node.datePublished ?? node.dateModified ?? node.keywords).toBeUndefined();
    expect(node.author).toMatchObject({ "@type": "Organization", name: "Example Club" });
  });
});

import { linesFor } from "./lines-for";

const post = (...media: object[]) => linesFor({ "posts/1.json": { id: 1, title: "X", media } });
const picture = { alt: "A", thumbnail: "https://pictures.example.org/a.jpg" };

describe("A link to a page of another site in place of a file is a warning:", () => {
  it.each([
    ["https://www.youtube.com/watch?v=abcdefghijk", "youtube.com"],
    ["https://youtu.be/abcdefghijk", "youtu.be"],
    ["https://vimeo.com/123456", "vimeo.com"],
    ["https://m.facebook.com/club/videos/1", "m.facebook.com"],
    ["https://drive.google.com/file/d/1/view", "drive.google.com"],
  ])("%s, which the gallery can't play", (src, site) => {
    const line = `warning: is '${src}', a link to a page of ${site}, which can't be shown there, expected the file itself, or a link to it`;
    expect(post({ src, type: "video", ...picture })).toEqual([`content/posts/1.json: media[0].src: ${line}`]);
    expect(post({ src, alt: "A" })).toEqual([`content/posts/1.json: media[0].src: ${line}`]);
  });

  it("a picture of an event, of a person or of a video", () => {
    const image = "https://www.instagram.com/p/abc/";
    expect(linesFor({ "events/x.json": { id: "x", title: "X", image } })).toEqual([
      expect.stringContaining("content/events/x.json: image: warning: is 'https://www.instagram.com/p/abc/', a link"),
    ]);
    expect(post({ src: "https://videos.example.org/1.mp4", alt: "A", thumbnail: image })).toEqual([
      expect.stringContaining(
        "content/posts/1.json: media[0].thumbnail: warning: is 'https://www.instagram.com/p/abc/'",
      ),
    ]);
  });

  it("links to files, and to other sites, are fine", () => {
    expect(post({ src: "https://videos.example.org/1", type: "video", ...picture })).toEqual([]);
    expect(post({ src: "https://notyoutube.com/1.jpg", alt: "A" })).toEqual([]);
    expect(post({ src: "https://img.youtube.com/vi/abcdefghijk/0.jpg", alt: "A" })).toEqual([]);
    expect(post({ src: "https://drive.google.com/thumbnail?id=1", alt: "A" })).toEqual([]);
  });

  it("courses show videos of YouTube, and links may lead there", () => {
    const modules = [{ id: "a", title: "A", videoUrl: "https://youtu.be/abcdefghijk" }];
    const notice = { id: "n", title: "N", downloadUrl: "https://drive.google.com/file/d/1/view" };
    expect(linesFor({ "courses/c.json": { id: "c", title: "C", modules }, "notices/n.json": notice })).toEqual([]);
  });
});

import { courseVideo } from "../../../../src/domain/my-class/video";

describe("A course's video", () => {
  it.each([
    ["https://videos.example.org/a/hello.mp4", "file", "https://videos.example.org/a/hello.mp4"],
    ["https://videos.example.org/a.webm?x=1", "file", "https://videos.example.org/a.webm?x=1"],
    ["https://videos.example.org/a", "frame", "https://videos.example.org/a"],
    ["http://videos.example.org/a", "link", "http://videos.example.org/a"],
    ["http://videos.example.org/a.mp4", "link", "http://videos.example.org/a.mp4"],
    ["https://www.youtube.com/playlist?list=PL0123456789", "link", undefined],
    ["https://www.youtube.com/@club", "link", undefined],
    ["https://youtube.com.evil.example.org/watch?v=abcdefghijk", "frame", undefined],
    ["https://vimeo.com/channels/staff", "frame", "https://vimeo.com/channels/staff"],
  ])("at %s is a %s", (link, kind, src) => {
    const video = courseVideo(link);
    expect(video).toMatchObject({ kind, src: src ?? link });
    expect(video).not.toMatchObject({ isPlayer: true });
  });

  it.each([
    "https://www.youtube.com/watch?v=abc-DEF_123",
    "https://youtube.com/watch?list=x&v=abc-DEF_123&t=10",
    "https://m.youtube.com/watch?v=abc-DEF_123",
    "http://www.youtube.com/watch?v=abc-DEF_123",
    "https://youtu.be/abc-DEF_123?si=tracker",
    "https://www.youtube.com/embed/abc-DEF_123",
    "https://www.youtube-nocookie.com/embed/abc-DEF_123",
    "https://www.youtube.com/shorts/abc-DEF_123",
    "https://www.youtube.com/live/abc-DEF_123",
  ])("on YouTube (%s) plays without cookies", (link) => {
    expect(courseVideo(link)).toEqual({
      kind: "frame",
      src: "https://www.youtube-nocookie.com/embed/abc-DEF_123?autoplay=1&rel=0",
      host: "www.youtube-nocookie.com",
      isPlayer: true,
    });
  });

  it.each([
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
    ["https://player.vimeo.com/video/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
    ["https://vimeo.com/76979871/abc123", "https://player.vimeo.com/video/76979871?h=abc123&autoplay=1&dnt=1"],
    ["https://player.vimeo.com/video/7?h=abc", "https://player.vimeo.com/video/7?h=abc&autoplay=1&dnt=1"],
  ])("on Vimeo (%s) asks not to be tracked", (link, src) => {
    expect(courseVideo(link)).toEqual({ kind: "frame", src, host: "player.vimeo.com", isPlayer: true });
  });

  it.each([null, undefined, "", "not a link", "/media/a.mp4", "../media/a.mp4"])("at %j is none", (link) => {
    expect(courseVideo(link)).toBeUndefined();
  });
});

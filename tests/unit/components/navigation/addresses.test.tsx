import { render } from "@testing-library/react";
import { SiteLink } from "../../../../src/components/navigation/SiteLink";
import { VideoPlayer } from "../../../../src/components/ui/gallery/VideoPlayer";
import { Picture } from "../../../../src/components/ui/Picture";
import { inFolder, leaveFolderAfterEach } from "../../../support/in-folder";

leaveFolderAfterEach();

function addresses() {
  const { container } = render(
    <>
      <Picture source={{ src: "/static/a.jpg", webp: "/static/a.webp 360w, /static/b.webp 720w" }} alt="" />
      <SiteLink to="/events/">events</SiteLink>
      <SiteLink to="/members.json">members</SiteLink>
      <SiteLink to="#top">top</SiteLink>
      <SiteLink to="https://example.org/x">elsewhere</SiteLink>
      <VideoPlayer item={{ alt: "", video: "/static/v.mp4" }} />
    </>,
  );
  return [...container.querySelectorAll("[href],[src],[srcset]")].flatMap((element) =>
    ["href", "src", "srcset", "poster"].map((name) => element.getAttribute(name)).filter((value) => value !== null),
  );
}

test("all addresses of a site in a folder are in that folder", () => {
  inFolder("/club");
  expect(addresses()).toEqual([
    "/club/static/a.webp 360w, /club/static/b.webp 720w",
    "/club/static/a.jpg",
    "/club/events",
    "/club/members.json",
    "#top",
    "https://example.org/x",
    "/club/static/v.mp4",
    "/club/video-thumbnail.svg",
  ]);
});

test("a site that has its host for itself has its paths as addresses", () => {
  expect(addresses()).toEqual(expect.arrayContaining(["/static/a.jpg", "/events", "/static/v.mp4"]));
});

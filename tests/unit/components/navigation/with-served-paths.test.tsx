import { render } from "@testing-library/react";
import { Picture } from "../../../../src/components/ui/Picture";
import { SiteLink } from "../../../../src/components/navigation/SiteLink";
import { inFolder, leaveFolderAfterEach } from "../../../support/in-folder";

leaveFolderAfterEach();

test("every element of a site in a folder names addresses in that folder", () => {
  inFolder("/club");
  const { container } = render(
    <>
      <Picture source={{ src: "/static/a.jpg", webp: "/static/a.webp 360w, /static/b.webp 720w" }} alt="" />
      <SiteLink to="/members.json">members</SiteLink>
      <a href="#top">top</a>
      <a href="https://example.org/x">elsewhere</a>
      <video poster="/video-thumbnail.svg" src="/static/v.mp4" />
    </>,
  );
  const addresses = [...container.querySelectorAll("[href],[src],[srcset]")].map((element) =>
    ["href", "src", "srcset", "poster"].map((name) => element.getAttribute(name)).filter((value) => value !== null),
  );
  expect(addresses.flat()).toEqual([
    "/club/static/a.webp 360w, /club/static/b.webp 720w",
    "/club/static/a.jpg",
    "/club/members.json",
    "#top",
    "https://example.org/x",
    "/club/static/v.mp4",
    "/club/video-thumbnail.svg",
  ]);
});

test("the elements of a site that has its host for itself stay as they are", () => {
  const { container } = render(<a href="/events">events</a>);
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/events");
});

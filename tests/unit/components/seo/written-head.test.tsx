/**
 * By itself, since the code that writes heads is loaded only once.
 *
 * @jest-environment jsdom
 */
import { act, render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Seo } from "../../../../src/components/seo/Seo";
import { club } from "../../../support/components/club";

const events = { title: "Events", path: "/events", description: "All events." };
const canonical = { events: "https://club.example.org/events" };

/** The head as the build writes it into the HTML of the events. */
function writeHead() {
  document.title = "Events · EPC";
  document.head.insertAdjacentHTML(
    "beforeend",
    `<link data-react-helmet="true" rel="canonical" href="${canonical.events}">
     <meta data-react-helmet="true" name="description" content="Written by the build.">`,
  );
}

const canonicals = () => [...document.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href"));
const descriptions = () =>
  [...document.querySelectorAll("meta[name=description]")].map((meta) => meta.getAttribute("content"));

let stage: string | undefined;

beforeEach(() => {
  stage = process.env.BUILD_STAGE;
  process.env.BUILD_STAGE = "build-javascript";
  jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata: { siteUrl: club.siteUrl } }, club });
  writeHead();
});

afterEach(() => {
  if (stage === undefined) delete process.env.BUILD_STAGE;
  else process.env.BUILD_STAGE = stage;
  document.head.innerHTML = "";
});

describe("The head of a published page", () => {
  it("stays as the build has written it", async () => {
    render(<Seo {...events} />);
    // Helmet writes with the next frame.
    for (let frame = 0; frame < 3; frame += 1)
      await act(() => new Promise<void>((next) => void requestAnimationFrame(() => next())));
    expect(canonicals()).toEqual([canonical.events]);
    expect(descriptions()).toEqual(["Written by the build."]);
  });
});

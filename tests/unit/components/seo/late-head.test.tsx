import { render, waitFor } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Seo } from "../../../../src/components/seo/Seo";
import { club } from "../../../support/components/club";

const events = { title: "Events", path: "/events", description: "All events." };
const notices = { title: "Notices", path: "/notice", description: "All notices." };
const canonical = { events: "https://club.example.org/events", notices: "https://club.example.org/notice" };

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
  it("follows a reader to another page: the title at once, then all the rest", async () => {
    const { rerender } = render(<Seo key="events" {...events} />);
    rerender(<Seo key="notices" {...notices} />);
    expect(document.title).toBe("Notices · EPC");
    await waitFor(() => expect(canonicals()).toEqual([canonical.notices]));
    expect(descriptions()).toEqual(["All notices."]);
  });

  it("is right again when the reader comes back", async () => {
    const { rerender } = render(<Seo key="notices" {...notices} />);
    await waitFor(() => expect(canonicals()).toEqual([canonical.notices]));
    rerender(<Seo key="events" {...events} />);
    expect(document.title).toBe("Events · EPC");
    await waitFor(() => expect(canonicals()).toEqual([canonical.events]));
  });
});

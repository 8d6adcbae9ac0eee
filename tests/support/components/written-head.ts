import { useStaticQuery } from "gatsby";
import { club } from "./club";

/** What two pages say about themselves. */
export const events = { title: "Events", path: "/events", description: "All events." };
export const notices = { title: "Notices", path: "/notice", description: "All notices." };

/** Their addresses. */
export const canonical = {
  events: "https://club.example.org/events",
  notices: "https://club.example.org/notice",
};

/** Before each test: the page of the events as the build has written it, and scripts of a built site. After it: neither. */
export function useWrittenHead(): void {
  beforeEach(() => {
    jest.replaceProperty(process, "env", { ...process.env, BUILD_STAGE: "build-javascript" });
    jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata: { siteUrl: club.siteUrl } }, club });
    document.title = "Events · EPC";
    document.head.insertAdjacentHTML(
      "beforeend",
      `<link data-react-helmet="true" rel="canonical" href="${canonical.events}">
       <meta data-react-helmet="true" name="description" content="Written by the build.">`,
    );
  });

  afterEach(() => {
    document.head.innerHTML = "";
  });
}

/** The canonical addresses in the head of the document. */
export function canonicals(): (string | null)[] {
  return [...document.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href"));
}

/** The descriptions in the head of the document. */
export function descriptions(): (string | null)[] {
  return [...document.querySelectorAll("meta[name=description]")].map((meta) => meta.getAttribute("content"));
}

import { act, render, waitFor } from "@testing-library/react";
import { Head } from "../../../../src/components/seo/Head";

const events = {
  title: "Events · EPC",
  canonical: "https://club.example.org/events",
  meta: [{ name: "description", content: "All events." }],
};
const notices = { ...events, title: "Notices · EPC", canonical: "https://club.example.org/notice" };

/** The head as the build writes it into the HTML of the events. */
function writeHead() {
  document.title = events.title;
  document.head.insertAdjacentHTML(
    "beforeend",
    `<link data-react-helmet="true" rel="canonical" href="${events.canonical}">
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
  writeHead();
});

afterEach(() => {
  if (stage === undefined) delete process.env.BUILD_STAGE;
  else process.env.BUILD_STAGE = stage;
  document.head.innerHTML = "";
});

describe("The head of a published page", () => {
  it("stays as the build has written it", async () => {
    render(<Head {...events} />);
    // Helmet writes with the next frame.
    for (let frame = 0; frame < 3; frame += 1)
      await act(() => new Promise<void>((next) => void requestAnimationFrame(() => next())));
    expect(canonicals()).toEqual([events.canonical]);
    expect(descriptions()).toEqual(["Written by the build."]);
  });

  it("follows a reader to another page: the title at once, then all the rest", async () => {
    const { rerender } = render(<Head key="events" {...events} />);
    rerender(<Head key="notices" {...notices} />);
    expect(document.title).toBe("Notices · EPC");
    await waitFor(() => expect(canonicals()).toEqual([notices.canonical]));
    expect(descriptions()).toEqual(["All events."]);
  });

  it("is right again when the reader comes back", async () => {
    const { rerender } = render(<Head key="notices" {...notices} />);
    await waitFor(() => expect(canonicals()).toEqual([notices.canonical]));
    rerender(<Head key="events" {...events} />);
    expect(document.title).toBe("Events · EPC");
    await waitFor(() => expect(canonicals()).toEqual([events.canonical]));
  });
});

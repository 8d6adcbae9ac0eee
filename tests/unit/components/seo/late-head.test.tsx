import { render, waitFor } from "@testing-library/react";
import { Seo } from "../../../../src/components/seo/Seo";
import {
  canonical,
  canonicals,
  descriptions,
  events,
  notices,
  useWrittenHead,
} from "../../../support/components/written-head";

useWrittenHead();

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

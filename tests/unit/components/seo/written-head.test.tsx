/**
 * By itself, since the code that writes heads is loaded only once.
 *
 * @jest-environment jsdom
 */
import { act, render } from "@testing-library/react";
import { Seo } from "../../../../src/components/seo/Seo";
import { canonical, canonicals, descriptions, events, useWrittenHead } from "../../../support/components/written-head";

useWrittenHead();

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

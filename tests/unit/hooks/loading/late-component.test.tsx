import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { lateComponent } from "../../../../src/hooks/loading/late-component";
import { fakeSite } from "../../../support/components/fake-site";

const site = fakeSite();
const Greeting = ({ name }: { readonly name: string }) => <p>Hello, {name}</p>;

/** A page with a part whose code is loaded by `load`. */
function pageWith(load: () => Promise<ComponentType<{ readonly name: string }>>) {
  const useGreeting = lateComponent(load);
  return function Page({ isNeeded = true }: { readonly isNeeded?: boolean }) {
    const { Component, failure, retry } = useGreeting(isNeeded);
    return (
      <>
        <h1>The page</h1>
        {Component && <Component name="Ann" />}
        {failure && <button onClick={retry}>{failure}</button>}
      </>
    );
  };
}

const chunkError = () => Promise.reject(new Error("Loading chunk 713 failed."));

describe("A component that comes late", () => {
  it("is loaded when it is needed, and once for all pages", async () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    const Page = pageWith(load);
    const { rerender, unmount } = render(<Page isNeeded={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Page />);
    expect(await screen.findByText("Hello, Ann")).toBeInTheDocument();
    unmount();
    render(<Page />);
    expect(screen.getByText("Hello, Ann")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("keeps the page if its code is gone, and says that the page is outdated", async () => {
    const Page = pageWith(chunkError);
    render(<Page />);
    expect(await screen.findByRole("button", { name: "outdated" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "The page" })).toBeInTheDocument();
  });

  it("can be tried again after a loss of the connection", async () => {
    site.isOnline = false;
    const answers = [chunkError, () => Promise.resolve(Greeting)];
    const Page = pageWith(() => (answers.shift() ?? chunkError)());
    render(<Page />);
    const button = await screen.findByRole("button", { name: "unreachable" });
    act(() => button.click());
    expect(await screen.findByText("Hello, Ann")).toBeInTheDocument();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

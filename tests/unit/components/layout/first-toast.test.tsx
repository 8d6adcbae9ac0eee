import { act, render, screen } from "@testing-library/react";
import { Toasts } from "../../../../src/components/layout/Toasts";
import { toast } from "../../../../src/components/ui/toast/toast";

let mockLoads = 0;

// Counts how often the code of the toasts is loaded; it is the real one all the same.
jest.mock("../../../../src/components/ui/toast/Toaster", () => {
  mockLoads += 1;
  return jest.requireActual<object>("../../../../src/components/ui/toast/Toaster");
});

// The code is loaded only once, so this needs a file of its own.
describe("Toasts", () => {
  it("load nothing before the first one, then show it and those after it, each with a way to close it", async () => {
    render(<Toasts />);
    await act(() => Promise.resolve());
    expect(mockLoads).toBe(0);
    expect(screen.queryByRole("region")).toBeNull();

    act(() => {
      toast({ title: "First", description: "Its description", tone: "error" });
      toast({ title: "Second", tone: "success" });
    });
    expect(await screen.findByText("First")).toBeInTheDocument();
    expect(screen.getByText("Its description")).toBeInTheDocument();
    expect(screen.getByText("Second")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: /^Notifications/ })).toBeInTheDocument();
    expect(mockLoads).toBe(1);

    act(() => void toast({ title: "Third" }));
    expect(await screen.findByText("Third")).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /close/i })).toHaveLength(3);
    expect(screen.getAllByText("First")).toHaveLength(1);
  });
});

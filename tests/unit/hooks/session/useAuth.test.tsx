import { act, render, screen } from "@testing-library/react";
import { AuthProvider } from "../../../../src/components/session/AuthProvider";
import { useAuth } from "../../../../src/hooks/session/useAuth";
import { builtHtml } from "../../../support/components/hydrate";

function Who() {
  const { member, isAuthenticated, isKnown, login, logout } = useAuth();
  return (
    <>
      <p>{isKnown ? (member?.name ?? "nobody") : "not known"}</p>
      <p>{isAuthenticated ? "in" : "out"}</p>
      <button onClick={() => login({ name: "Eva", id: 2 })}>in</button>
      <button onClick={logout}>out</button>
    </>
  );
}

const show = () => render(<Who />, { wrapper: AuthProvider });
const press = (name: string) => act(() => screen.getByRole("button", { name }).click());

describe("The session", () => {
  it("can't be used outside its provider", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Who />)).toThrow("useAuth must be used within an AuthProvider");
  });

  it("is not known to the built page", () => {
    localStorage.setItem("currentMember", '{"name":"Eva"}');
    expect(
      builtHtml(
        <AuthProvider>
          <Who />
        </AuthProvider>,
      ),
    ).toContain("not known");
  });

  it("is restored, stored and removed", () => {
    localStorage.setItem("currentMember", '{"name":"Nadia"}');
    show();
    expect(screen.getByText("Nadia")).toBeInTheDocument();
    press("out");
    expect(screen.getByText("nobody")).toBeInTheDocument();
    expect(localStorage.getItem("currentMember")).toBeNull();
    press("in");
    expect(screen.getByText("Eva")).toBeInTheDocument();
    expect(localStorage.getItem("currentMember")).toBe('{"name":"Eva","id":2}');
    press("out");
  });

  it("follows another tab, and one that empties the storage", () => {
    show();
    const tell = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
    localStorage.setItem("currentMember", '{"name":"Opu"}');
    tell("theme");
    expect(screen.getByText("nobody")).toBeInTheDocument();
    tell("currentMember");
    expect(screen.getByText("Opu")).toBeInTheDocument();
    localStorage.clear();
    tell(null);
    expect(screen.getByText("nobody")).toBeInTheDocument();
  });
});

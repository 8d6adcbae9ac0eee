import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthProvider } from "../../../../src/components/session/AuthProvider";
import { signIn } from "../../../../src/hooks/session/useAuth";
import { SignedInNote } from "../../../../src/components/session/Login";
import { blockStorage } from "../../../support/components/block-storage";

const signedIn = (
  <AuthProvider>
    <main id="main" tabIndex={-1}>
      <SignedInNote member={{ name: "Ayesha" }} target="/myclass" />
    </main>
  </AuthProvider>
);

test("a reader who signs out is at the beginning of the page, since the button is gone", async () => {
  render(signedIn);
  await userEvent.setup().click(screen.getByRole("button", { name: "Sign out" }));
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a reader whose browser stores nothing is told that the next page will not know who they are", () => {
  blockStorage("setItem");
  signIn({ name: "Ayesha" });
  render(signedIn);
  expect(screen.getByRole("status")).toHaveTextContent("you are signed in on this page only");
  expect(screen.queryByRole("link", { name: "Continue" })).toBeNull();
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthProvider } from "../../../../src/components/session/AuthProvider";
import { SignedInNote } from "../../../../src/components/session/SignedInNote";

test("a reader who signs out is at the beginning of the page, since the button is gone", async () => {
  render(
    <AuthProvider>
      <main id="main" tabIndex={-1}>
        <SignedInNote member={{ name: "Ayesha" }} target="/myclass" />
      </main>
    </AuthProvider>,
  );
  await userEvent.setup().click(screen.getByRole("button", { name: "Sign out" }));
  expect(screen.getByRole("main")).toHaveFocus();
});

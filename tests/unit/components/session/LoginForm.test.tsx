import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginForm } from "../../../../src/components/session/LoginForm";
import { builtHtml } from "../../../support/components/hydrate";

describe("The sign-in form before the page is interactive", () => {
  beforeEach(() => {
    document.body.innerHTML = builtHtml(<LoginForm indexAddress="/members.json" onMember={jest.fn()} />);
  });
  afterEach(() => document.body.replaceChildren());

  it("lets Enter press its button, which the start script keeps", async () => {
    const press = jest.fn();
    screen.getByRole("button", { name: "Login" }).addEventListener("click", press);
    await userEvent.setup().type(screen.getByLabelText("Password"), "nadia{Enter}");
    expect(press).toHaveBeenCalledTimes(1);
  });

  it("is sent nowhere by the browser", () => {
    expect(screen.getByLabelText<HTMLInputElement>("Password").form?.method).toBe("dialog");
  });
});

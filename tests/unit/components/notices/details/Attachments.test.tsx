import { render, screen } from "@testing-library/react";
import { Attachments } from "../../../../../src/components/notices/details/Attachments";

it("an attachment without a name is called after its file", () => {
  render(
    <Attachments
      attachments={[
        { name: "Routine", type: "pdf", url: { url: "/static/a/one.pdf" } },
        { name: null, type: null, url: { url: "/static/b/two.pdf" } },
        { name: null, type: null, url: { url: null } },
      ]}
    />,
  );
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Routine/),
    expect.stringMatching(/^two\.pdf/),
  ]);
  expect(screen.getAllByRole("listitem")[2]).toHaveTextContent(/Attachment$/);
});

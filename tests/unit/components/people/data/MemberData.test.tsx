import { render, screen } from "@testing-library/react";
import { MemberData } from "../../../../../src/components/people/data/MemberData";
import { fakeSite } from "../../../../support/components/fake-site";

const site = fakeSite();
const text = '[\n  { "id": 1, "name": "Rahima" }\n]\n';
const region = () => screen.getByRole("region", { name: "Member data" });

describe("The member data", () => {
  it("is loaded for a reader who comes from another page", async () => {
    site.files = { "/members.json": text };
    render(<MemberData />);
    expect(await screen.findByText(/Rahima/)).toBe(region());
    expect(region().textContent).toBe(text);
  });
});

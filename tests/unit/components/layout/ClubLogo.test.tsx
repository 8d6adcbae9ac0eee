import { render } from "@testing-library/react";
import { ClubLogo } from "../../../../src/components/layout/ClubLogo";
import { bareClub, club } from "../../../support/components/club";

const sizes = "(min-width: 320px) 320px, 100vw";
const srcSet = "/static/80.webp 80w, /static/320.webp 320w";
const gatsbyImageData = {
  layout: "constrained" as const,
  width: 320,
  height: 320,
  images: { fallback: { src: "/static/320.png" }, sources: [{ type: "image/webp", srcSet, sizes }] },
};
const withSizes = { ...club, logo: { pictureUrl: null, picture: { gatsbyImageData, share: null } } };

const sizesOf = (container: HTMLElement) => container.querySelector("source")?.getAttribute("sizes");

describe("The logo of the club", () => {
  it("is loaded as small as it is shown in the footer", () => {
    expect(sizesOf(render(<ClubLogo club={withSizes} small />).container)).toBe("3.5rem");
  });

  it("is loaded in its own size where it is shown large", () => {
    expect(sizesOf(render(<ClubLogo club={withSizes} />).container)).toBe(sizes);
  });

  it("is loaded at once, but after what the page is about", () => {
    const [logo] = render(<ClubLogo club={withSizes} eager />).container.querySelectorAll("img");
    expect(logo).toHaveAttribute("loading", "eager");
    expect(logo).toHaveAttribute("fetchpriority", "low");
  });

  it("is left out for a club without one", () => {
    expect(render(<ClubLogo club={bareClub} small />).container).toBeEmptyDOMElement();
  });
});

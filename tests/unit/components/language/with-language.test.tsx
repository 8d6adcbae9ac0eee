import { render } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import userEvent from "@testing-library/user-event";
import { builtHtml, hydrate } from "../../../support/components/hydrate";

const html = (node: ReactNode) => render(<>{node}</>).container.innerHTML;

const title = "বাংলা প্রতিযোগিতা";

function Shout({ children }: { readonly children: ReactNode }) {
  return <strong>{children}!</strong>;
}

describe("Bangla on a page", () => {
  it("marks the element that holds nothing else", () => {
    expect(html(<h1>{title}</h1>)).toBe(`<h1 lang="bn">${title}</h1>`);
    expect(html(<p>২০২৬</p>)).toBe(`<p lang="bn">২০২৬</p>`);
  });

  it("changes nothing about other texts", () => {
    expect(html(<p className="x">Plain, हिन्दी, 5 &lt; 6</p>)).toBe(`<p class="x">Plain, हिन्दी, 5 &lt; 6</p>`);
  });

  it("is the only part marked where the text around it is mostly in another language", () => {
    expect(html(<p>Workshop of the year: পাঠ, in two parts</p>)).toBe(
      `<p>Workshop of the year: <span lang="bn">পাঠ</span>, in two parts</p>`,
    );
    expect(html(<p>Hello, {title}. Choose a course and continue where you stopped.</p>)).toBe(
      `<p>Hello, <span lang="bn">${title}</span>. Choose a course and continue where you stopped.</p>`,
    );
  });

  it("is the only part marked beside other elements, which keep their language", () => {
    expect(
      html(
        <a href="/x">
          {title}
          <span>(opens in a new tab)</span>
        </a>,
      ),
    ).toBe(`<a href="/x"><span lang="bn">${title}</span><span>(opens in a new tab)</span></a>`);
  });

  it("is marked where a component puts it", () => {
    expect(html(<Shout>{title}</Shout>)).toBe(`<strong lang="bn">${title}!</strong>`);
  });

  it("is marked in lists of texts and elements, in their order", () => {
    const pieces = ["ক ", <mark key="m">খ</mark>, " plain"];
    expect(html(<span>{pieces}</span>)).toBe(`<span><span lang="bn">ক </span><mark lang="bn">খ</mark> plain</span>`);
  });

  it.each([
    [
      <img key="i" src="/x.jpg" alt={`Picture of ${title}`} />,
      `<img alt="Picture of ${title}" lang="bn" src="/x.jpg">`,
    ],
    [<input key="i" placeholder={title} />, `<input placeholder="${title}" lang="bn">`],
    [
      <progress key="p" aria-label={`Progress in ${title}`} />,
      `<progress aria-label="Progress in ${title}" lang="bn"></progress>`,
    ],
  ])("marks the element of an attribute that is read out", (element, expected) => {
    expect(html(element)).toBe(expected);
  });

  it("marks an option as a whole, which may hold no elements", () => {
    const options = (
      <select>
        <option>All</option>
        <option>The kind: পাঠ</option>
      </select>
    );
    expect(html(options)).toBe(`<select><option>All</option><option lang="bn">The kind: পাঠ</option></select>`);
  });

  it("does not touch an element that states its language", () => {
    expect(html(<p lang="as">{title}</p>)).toBe(`<p lang="as">${title}</p>`);
  });

  it("is the same in the HTML and once the page is interactive", () => {
    const page = (
      <ul>
        <li>{title}</li>
        <li>Room ৩ and more</li>
      </ul>
    );
    const built = builtHtml(page);
    hydrate(page);
    expect(built).toBe(`<ul><li lang="bn">${title}</li><li>Room <span lang="bn">৩</span> and more</li></ul>`);
  });

  it("follows a text that changes", async () => {
    function Name() {
      const [name, setName] = useState("Rahim");
      return (
        <button type="button" onClick={() => setName("রহিম")}>
          {name}
        </button>
      );
    }
    const { container } = render(<Name />);
    await userEvent.setup().click(container.querySelector("button") ?? container);
    expect(container.innerHTML).toBe(`<button type="button" lang="bn">রহিম</button>`);
  });

  it("asks for no keys", () => {
    const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
    html(<p>One পাঠ, two more words and খেলা, and so on and so forth {1}</p>);
    html(
      <ul>
        {["ক", "Room ৩ of the house"].map((text) => (
          <li key={text}>
            {text} <b>x</b>
          </li>
        ))}
      </ul>,
    );
    expect(errors).not.toHaveBeenCalled();
  });
});

import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { Text } from "../../../../src/components/ui/Text";
import { PageLanguage, useLanguageOf } from "../../../../src/hooks/page-context";
import { builtHtml, hydrate } from "../../../support/components/hydrate";

const html = (node: ReactNode) => render(<>{node}</>).container.innerHTML;

const title = "বাংলা প্রতিযোগিতা";

describe("A text of the content", () => {
  it("in the language of the page is nothing but itself", () => {
    const text = "Plain, हिन्दी, 5 < 6";
    expect(html(<Text>{text}</Text>)).toBe("Plain, हिन्दी, 5 &lt; 6");
    expect(
      html(
        <Text as="h1" className="x">
          {text}
        </Text>,
      ),
    ).toBe('<h1 class="x">Plain, हिन्दी, 5 &lt; 6</h1>');
  });

  it("in another language is marked, with the element that it fills", () => {
    expect(html(<Text>{title}</Text>)).toBe(`<span lang="bn">${title}</span>`);
    expect(html(<Text as="h1">{title}</Text>)).toBe(`<h1 lang="bn">${title}</h1>`);
  });

  it("that is mostly in the language of the page has only the rest of it marked", () => {
    expect(html(<Text as="p">The year: পাঠ, in two parts, and খেলা</Text>)).toBe(
      '<p>The year: <span lang="bn">পাঠ</span>, in two parts, and <span lang="bn">খেলা</span></p>',
    );
  });

  it("in the other direction is marked and isolated from the text around it", () => {
    expect(html(<Text>ورشة العمل</Text>)).toBe('<span lang="ar" dir="rtl">ورشة العمل</span>');
    expect(
      html(
        <PageLanguage value="ar">
          <Text as="p">ورشة العمل: Git</Text>
        </PageLanguage>,
      ),
    ).toBe('<p>ورشة العمل: <span lang="en" dir="ltr">Git</span></p>');
  });

  it("is the same in the HTML and once the page is interactive", () => {
    const page = (
      <ul>
        <Text as="li">{title}</Text>
        <Text as="li">Room ৩ and more</Text>
      </ul>
    );
    const built = builtHtml(page);
    hydrate(page);
    expect(built).toBe(`<ul><li lang="bn">${title}</li><li>Room <span lang="bn">৩</span> and more</li></ul>`);
  });

  it("can change", async () => {
    function Name() {
      const [name, setName] = useState("Rahim");
      return (
        <button type="button" onClick={() => setName("রহিম")}>
          <Text>{name}</Text>
        </button>
      );
    }
    const { container } = render(<Name />);
    await userEvent.setup().click(container.querySelector("button") ?? container);
    expect(container.innerHTML).toBe('<button type="button"><span lang="bn">রহিম</span></button>');
  });
});

test.each([
  ["Picture of the খেলা", `<img alt="Picture of the খেলা" lang="bn">`],
  ["Picture of the game", `<img alt="Picture of the game">`],
])("an element with the words %j in an attribute says their language", (words, expected) => {
  function Photo() {
    const languageOf = useLanguageOf();
    return <img alt={words} {...languageOf(words)} />;
  }
  expect(html(<Photo />)).toBe(expected);
});

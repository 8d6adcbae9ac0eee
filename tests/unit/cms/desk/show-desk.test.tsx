import { showDesk } from "../../../../src/cms/desk/show-desk";

test("each line of the desk opens its entry in the editor", () => {
  const place = document.createElement("div");
  const line = { topic: "alt", path: "gallery[0]", message: "has <b>no</b> alt text" } as const;
  showDesk(
    place,
    [
      { ...line, file: "events/খেলা.json" },
      { ...line, file: "blog/first.md" },
      { ...line, file: "site/registration.json" },
      { ...line, file: "media/x.jpg", topic: "unused" },
    ],
    "/admin?demo",
  );
  expect([...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/admin?demo#/collections/events/entries/%E0%A6%96%E0%A7%87%E0%A6%B2%E0%A6%BE",
    "/admin?demo#/collections/blog/entries/first",
    "/admin?demo#/collections/site/entries/registration",
    "/admin?demo",
  ]);
  expect([...place.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
    "Pictures without alt text (3)",
    "Pictures that nothing uses (1)",
  ]);
  expect(place.querySelector("b")).toBeNull();
});

test("an empty desk says so", () => {
  const place = document.createElement("div");
  showDesk(place, [], "/admin");
  expect(place.textContent).toBe("Nothing to do.");
});

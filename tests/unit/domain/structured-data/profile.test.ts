import { profilePage } from "../../../../src/domain/structured-data/profile";

const club = { siteUrl: "https://club.example.org", name: "Example Club" };
const bare = { path: "/profile/team/1", name: "Eva", jobTitle: null, image: null, knowsAbout: [], links: [] };

const published = (facts: Partial<Parameters<typeof profilePage>[0]>): unknown =>
  JSON.parse(JSON.stringify(profilePage({ ...bare, ...facts }, club)));

describe("the structured data of a profile", () => {
  it("is a ProfilePage about a Person of the club", () => {
    expect(published({})).toEqual({
      "@type": "ProfilePage",
      "@id": "https://club.example.org/profile/team/1#page",
      url: "https://club.example.org/profile/team/1",
      mainEntity: {
        "@type": "Person",
        "@id": "https://club.example.org/profile/team/1#person",
        name: "Eva",
        url: "https://club.example.org/profile/team/1",
        affiliation: {
          "@type": "Organization",
          "@id": "https://club.example.org/#organization",
          name: "Example Club",
          url: "https://club.example.org/",
        },
      },
    });
  });

  it("holds office, picture and skills where they are known", () => {
    expect(published({ jobTitle: "President", image: "/static/eva.jpg", knowsAbout: ["C++"] })).toMatchObject({
      mainEntity: { jobTitle: "President", image: "https://club.example.org/static/eva.jpg", knowsAbout: ["C++"] },
    });
  });

  it("publishes web pages as the same person, and no other link", () => {
    const links = [
      "https://github.com/eva",
      null,
      "mailto:eva@example.org",
      "tel:+880170000",
      "http://eva.example.org",
    ];
    expect(published({ links })).toMatchObject({
      mainEntity: { sameAs: ["https://github.com/eva", "http://eva.example.org"] },
    });
    expect(JSON.stringify(published({ links }))).not.toMatch(/mailto|tel:/);
  });
});

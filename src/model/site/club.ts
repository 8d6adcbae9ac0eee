import { z } from "zod";
import { group, int, number } from "../fields/simple-fields";
import { image, link, siteAddress } from "../fields/link-fields";
import { email, longText, phone, text } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { socialLink } from "../fields/shared-fields";
import { yearOfFoundation } from "../schema/field-info";
import { socialNetworks, type SocialNetwork } from "./social-networks";
import { t } from "../../words/t";

const socialPages: Readonly<Record<SocialNetwork, readonly [hint: string, example: string]>> = {
  facebook: [t("The club's page on Facebook."), "https://www.facebook.com/example"],
  blog: [t("The club's blog on another site."), "https://blog.example.org"],
  linkedin: [t("The club's page on LinkedIn."), "https://www.linkedin.com/company/example"],
  github: [t("The club's account on GitHub."), "https://github.com/example"],
  youtube: [t("The club's channel on YouTube."), "https://www.youtube.com/@example"],
  instagram: [t("The club's account on Instagram."), "https://www.instagram.com/example"],
  whatsapp: [t("The club's channel on WhatsApp."), "https://whatsapp.com/channel/example"],
  telegram: [t("The club's channel on Telegram."), "https://t.me/example"],
  x: [t("The club's account on X."), "https://x.com/example"],
  discord: [t("An invitation to the club's Discord server."), "https://discord.gg/example"],
};

const networkLink = (network: SocialNetwork) => socialLink(socialNetworks[network], ...socialPages[network]);

export const club = defineSingleton({
  file: "site/club.json",
  typeName: "Club",
  label: t("Club"),
  description: t("The club's names, contact details and social pages. Used on every page."),
  required: true,
  schema: z.object({
    name: text({ label: t("Name"), hint: t("The full name."), example: "Example Programming Club" }),
    shortName: text({ label: t("Short name"), hint: t("The short name, for the bar and titles."), example: "EPC" }),
    description: longText({
      label: t("Description"),
      hint: t("Who you are, in one or two sentences; search engines show it."),
      example: "Students who learn to program together.",
    }).optional(),
    baseUrl: siteAddress({
      label: t("Base URL"),
      hint: t("The address of this site; it may include a folder, such as https://example.org/club."),
      example: "https://club.example.org",
    }),
    logo: image({
      label: t("Logo"),
      hint: t("A square picture of at least 112 px, ideally 512 px."),
      example: "../media/logo.png",
    }).optional(),
    foundedYear: int({
      label: t("Founded"),
      hint: t("The year."),
      example: "2020",
      years: yearOfFoundation,
    }).optional(),
    email: email({
      label: t("E-mail"),
      hint: t("The e-mail address to write to."),
      example: "club@example.org",
    }).optional(),
    securityContact: text({
      label: t("Security contact"),
      hint: t("Where to report a security problem: an e-mail address or a page. If empty, the club's e-mail address."),
      example: "security@example.org",
      pattern: {
        regex: /^(?:https:\/\/[^\s/]+\S*|[^\s@:]+@[^\s@:]+\.[^\s@:]+)$/,
        expectation: t("expected an e-mail address, or a link that begins with https://"),
      },
    }).optional(),
    phone: phone({ label: t("Phone"), hint: t("The phone number to call."), example: "+880 1700-000000" }).optional(),
    address: text({
      label: t("Address"),
      hint: t("Where the club meets."),
      example: "Example Polytechnic Institute, Room 304",
    }).optional(),
    institution: group({
      label: t("Institution"),
      hint: t("The school that the club belongs to; shown in the footer."),
      fields: {
        name: text({ label: t("Name"), hint: t("Its full name."), example: "Example Polytechnic Institute" }),
        url: link({ label: t("Site"), hint: t("Its website."), example: "https://polytechnic.example.org" }).optional(),
      },
    }).optional(),
    mapUrl: link({
      label: t("Map"),
      hint: t("A link to a map."),
      example: "https://www.openstreetmap.org/",
    }).optional(),
    coordinates: group({
      label: t("Coordinates"),
      hint: t("Where the club is, for search engines."),
      fields: {
        latitude: number({ label: t("Latitude"), hint: t("Degrees north."), example: "23.81", min: -90, max: 90 }),
        longitude: number({ label: t("Longitude"), hint: t("Degrees east."), example: "90.41", min: -180, max: 180 }),
      },
    }).optional(),
    social: group({
      label: t("Social pages"),
      hint: t("Shown in the footer."),
      fields: {
        facebook: networkLink("facebook"),
        blog: networkLink("blog"),
        linkedin: networkLink("linkedin"),
        github: networkLink("github"),
        youtube: networkLink("youtube"),
        instagram: networkLink("instagram"),
        whatsapp: networkLink("whatsapp"),
        telegram: networkLink("telegram"),
        x: networkLink("x"),
        discord: networkLink("discord"),
      } satisfies Record<SocialNetwork, unknown>,
    }).optional(),
    newsletterLink: link({
      label: t("Newsletter"),
      hint: t("Where people subscribe to it. Shown on the home page, on /join-us and at the end of articles."),
      example: "https://buttondown.com/example",
    }).optional(),
    competitiveProgrammingUrl: link({
      label: t("Competitive programming site"),
      hint: t("The site of the competitive programmers, in Quick Links."),
      example: "https://cp.example.org",
    }).optional(),
    claims: group({
      label: t("Claims"),
      hint: t("What the club says about itself; shown as its own words."),
      fields: {
        members: int({ label: t("Members"), hint: t("The number, at least."), example: "160" }).optional(),
        eventsPerYear: int({ label: t("Events a year"), hint: t("The number, at least."), example: "25" }).optional(),
        rating: number({ label: t("Rating"), hint: t("Out of 5."), example: "4.9", max: 5 }).optional(),
        reviews: int({
          label: t("Reviews"),
          hint: t("The number of reviews behind the rating."),
          example: "180",
        }).optional(),
      },
    }).optional(),
  }),
});

import { z } from "zod";
import { group, int, number } from "../fields/simple-fields";
import { image, link, siteAddress } from "../fields/link-fields";
import { email, longText, phone, text } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { socialLink } from "../fields/shared-fields";
import { yearOfFoundation } from "../schema/field-info";
import { socialNetworks, type SocialNetwork } from "./social-networks";

/** The page that each link leads to, and that of an invented club. */
const socialPages: Readonly<Record<SocialNetwork, readonly [hint: string, example: string]>> = {
  facebook: ["The club's page on Facebook.", "https://www.facebook.com/example"],
  blog: ["The club's blog on another site.", "https://blog.example.org"],
  linkedin: ["The club's page on LinkedIn.", "https://www.linkedin.com/company/example"],
  github: ["The club's account on GitHub.", "https://github.com/example"],
  youtube: ["The club's channel on YouTube.", "https://www.youtube.com/@example"],
  instagram: ["The club's account on Instagram.", "https://www.instagram.com/example"],
  whatsapp: ["The club's channel on WhatsApp.", "https://whatsapp.com/channel/example"],
  telegram: ["The club's channel on Telegram.", "https://t.me/example"],
  x: ["The club's account on X.", "https://x.com/example"],
  discord: ["An invitation to the club's Discord server.", "https://discord.gg/example"],
};

const networkLink = (network: SocialNetwork) => socialLink(socialNetworks[network], ...socialPages[network]);

export const club = defineSingleton({
  file: "site/club.json",
  typeName: "Club",
  label: "Club",
  description: "The club's names, contact details and social pages. Used on every page.",
  required: true,
  schema: z.object({
    name: text({ label: "Name", hint: "The full name.", example: "Example Programming Club" }),
    shortName: text({ label: "Short name", hint: "The short name, for the bar and titles.", example: "EPC" }),
    description: longText({
      label: "Description",
      hint: "Who you are, in one or two sentences; search engines show it.",
      example: "Students who learn to program together.",
    }).optional(),
    baseUrl: siteAddress({
      label: "Base URL",
      hint: "The address of this site; it may include a folder, such as https://example.org/club.",
      example: "https://club.example.org",
    }),
    logo: image({
      label: "Logo",
      hint: "A square picture of at least 112 px, ideally 512 px.",
      example: "../media/logo.png",
    }).optional(),
    foundedYear: int({ label: "Founded", hint: "The year.", example: "2020", years: yearOfFoundation }).optional(),
    email: email({ label: "E-mail", hint: "The e-mail address to write to.", example: "club@example.org" }).optional(),
    securityContact: text({
      label: "Security contact",
      hint: "Where to report a security problem: an e-mail address or a page. If empty, the club's e-mail address.",
      example: "security@example.org",
      pattern: {
        regex: /^(?:https:\/\/[^\s/]+\S*|[^\s@:]+@[^\s@:]+\.[^\s@:]+)$/,
        expected: "an e-mail address, or a link that begins with https://",
      },
    }).optional(),
    phone: phone({ label: "Phone", hint: "The phone number to call.", example: "+880 1700-000000" }).optional(),
    address: text({
      label: "Address",
      hint: "Where the club meets.",
      example: "Example Polytechnic Institute, Dhaka",
    }).optional(),
    institution: group({
      label: "Institution",
      hint: "The school that the club belongs to; shown in the footer.",
      fields: {
        name: text({ label: "Name", hint: "Its full name.", example: "Example Polytechnic Institute" }),
        url: link({ label: "Site", hint: "Its website.", example: "https://polytechnic.example.org" }).optional(),
      },
    }).optional(),
    mapUrl: link({ label: "Map", hint: "A link to a map.", example: "https://www.openstreetmap.org/" }).optional(),
    coordinates: group({
      label: "Coordinates",
      hint: "Where the club is, for search engines.",
      fields: {
        latitude: number({ label: "Latitude", hint: "Degrees north.", example: "23.81", min: -90, max: 90 }),
        longitude: number({ label: "Longitude", hint: "Degrees east.", example: "90.41", min: -180, max: 180 }),
      },
    }).optional(),
    social: group({
      label: "Social pages",
      hint: "Shown in the footer.",
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
    competitiveProgrammingUrl: link({
      label: "Competitive programming site",
      hint: "The site of the competitive programmers, in Quick Links.",
      example: "https://cp.example.org",
    }).optional(),
    claims: group({
      label: "Claims",
      hint: "What the club says about itself; shown as its own words.",
      fields: {
        members: int({ label: "Members", hint: "The number, at least.", example: "160" }).optional(),
        eventsPerYear: int({ label: "Events a year", hint: "The number, at least.", example: "25" }).optional(),
        rating: number({ label: "Rating", hint: "Out of 5.", example: "4.9", max: 5 }).optional(),
        reviews: int({ label: "Reviews", hint: "The number of reviews behind the rating.", example: "180" }).optional(),
      },
    }).optional(),
  }),
});

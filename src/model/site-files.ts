import { z } from "zod";
import { bool, date, group, groups, image, int, lines, link, longText, number, text, webAddress } from "./field";
import { defineSingleton } from "./kind";
import { contactFields, socialLink } from "./shared-fields";

export const club = defineSingleton({
  file: "site/club.json",
  typeName: "Club",
  label: "Club",
  description: "Who the club is: names, contact, social pages. Used on every page.",
  required: true,
  schema: z.object({
    name: text({ label: "Name", hint: "The full name.", example: "Example Programming Club" }),
    shortName: text({ label: "Short name", hint: "The short name, for the bar and titles.", example: "EPC" }),
    description: longText({
      label: "Description",
      hint: "Who you are, in one or two sentences; search engines show it.",
      example: "Students who learn to program together.",
    }).optional(),
    baseUrl: webAddress({ label: "Base URL", hint: "The address of this site.", example: "https://club.example.org" }),
    logo: image({
      label: "Logo",
      hint: "A square picture of at least 112 px, best 512 px.",
      example: "../media/logo.png",
    }).optional(),
    foundedYear: int({ label: "Founded", hint: "The year.", example: "2020" }).optional(),
    email: text({ label: "E-mail", hint: "Whom to write to.", example: "club@example.org" }).optional(),
    phone: text({ label: "Phone", hint: "Whom to call.", example: "+880 1700-000000" }).optional(),
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
        url: link({ label: "Site", hint: "Its own site.", example: "https://polytechnic.example.org" }).optional(),
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
        facebook: socialLink("Facebook", "https://www.facebook.com/example"),
        blog: socialLink("Blog", "https://blog.example.org"),
        linkedin: socialLink("LinkedIn", "https://www.linkedin.com/company/example"),
        github: socialLink("GitHub", "https://github.com/example"),
      },
    }).optional(),
    competitiveProgrammingUrl: link({
      label: "Competitive programming site",
      hint: "The site of the competitive programmers, in Quick Links.",
      example: "https://cp.example.org",
    }).optional(),
    claims: group({
      label: "Claims",
      hint: "What the club says of itself; shown as its own words.",
      fields: {
        members: int({ label: "Members", hint: "How many, at least.", example: "160" }).optional(),
        eventsPerYear: int({ label: "Events a year", hint: "How many, at least.", example: "25" }).optional(),
        rating: number({ label: "Rating", hint: "Out of 5.", example: "4.9", max: 5 }).optional(),
        reviews: int({ label: "Reviews", hint: "How many the rating comes from.", example: "180" }).optional(),
      },
    }).optional(),
  }),
});

export const home = defineSingleton({
  file: "site/home.json",
  typeName: "Home",
  label: "Home page",
  description: "The words of the home page.",
  required: false,
  schema: z.object({
    heroTitle: text({
      label: "Hero title",
      hint: "The first words a visitor reads.",
      example: "We learn by building",
    }).optional(),
    heroText: longText({ label: "Hero text", hint: "Two or three sentences.", example: "Come as you are." }).optional(),
    awardsWon: text({ label: "Awards won", hint: "As the stats show it.", example: "12+" }).optional(),
    projectsBuilt: text({ label: "Projects built", hint: "As the stats show it.", example: "50+" }).optional(),
    skills: groups({
      label: "Skills",
      hint: "The skill cards, usually twelve.",
      fields: {
        title: text({ label: "Title", hint: "The skill.", example: "Robotics" }),
        description: longText({
          label: "Description",
          hint: "What the club does there.",
          example: "Boards that move.",
        }).optional(),
      },
    }).optional(),
    terminal: lines({
      label: "Terminal",
      hint: "The lines of the terminal, one a line.",
      example: "$ whoami",
    }).optional(),
  }),
});

export const registration = defineSingleton({
  file: "site/registration.json",
  typeName: "Registration",
  label: "Registration",
  description: "How to become a member. Shown on /registration.",
  required: false,
  schema: z.object({
    isOpen: bool({ label: "Open", hint: "On: the page leads to the form." }).optional(),
    openDate: date({ label: "Opens on", hint: "The first day.", example: "2027-01-15" }).optional(),
    closeDate: date({ label: "Closes on", hint: "The last day.", example: "2027-03-01" }).optional(),
    formLink: link({
      label: "Form",
      hint: "The form to register with.",
      example: "https://forms.example.org/join",
    }).optional(),
    instructions: lines({ label: "Instructions", hint: "One step a line.", example: "Fill in the form" }).optional(),
    requirements: lines({ label: "Requirements", hint: "One a line.", example: "Current student" }).optional(),
    timeline: groups({
      label: "Timeline",
      hint: "The steps in order.",
      fields: {
        label: text({ label: "Label", hint: "The step.", example: "Results" }),
        text: text({ label: "Text", hint: "When.", example: "3 to 5 business days after closing" }).optional(),
      },
    }).optional(),
    benefits: lines({ label: "Benefits", hint: "One a line.", example: "Free workshops" }).optional(),
    contactEmail: contactFields.contactEmail,
    contactPhone: contactFields.contactPhone,
  }),
});

export const joinUs = defineSingleton({
  file: "site/join-us.json",
  typeName: "JoinUs",
  label: "Join us",
  description: "Why to join. Shown on /join-us.",
  required: false,
  schema: z.object({
    benefits: lines({ label: "Benefits", hint: "One a line.", example: "A seat in the lab" }).optional(),
    whoCanJoin: lines({ label: "Who can join", hint: "One a line.", example: "Every student" }).optional(),
    expectations: lines({ label: "Expectations", hint: "One a line.", example: "Help the next one" }).optional(),
  }),
});

export const redirectList = defineSingleton({
  file: "site/redirects.json",
  typeName: "RedirectList",
  label: "Moved pages",
  description: "Old addresses that shall go on working: of items that were renamed or removed.",
  required: false,
  schema: z.object({
    redirects: groups({
      label: "Redirects",
      hint: "One for each address that has moved.",
      fields: {
        from: text({
          label: "From",
          hint: "The old path on this site.",
          example: "/events/old-name",
          pattern: {
            regex: /^\/(?![/\\])[^?#\s]+$/u,
            expected: "a path of this site such as /events/old-name, without a query",
          },
        }),
        to: link({
          label: "To",
          hint: "Where it leads: a path of this site, or a link.",
          example: "/events/new-name",
          sitePath: true,
        }),
      },
    }).optional(),
  }),
});

export const discord = defineSingleton({
  file: "site/discord.json",
  typeName: "Discord",
  label: "Discord",
  description: "The club's Discord server. Shown on /discord.",
  required: false,
  schema: z.object({
    inviteLink: link({
      label: "Invite link",
      hint: "The invitation.",
      example: "https://discord.example.org/club",
    }).optional(),
    features: lines({ label: "Features", hint: "One a line.", example: "A channel per language" }).optional(),
    benefits: lines({ label: "Benefits", hint: "One a line.", example: "Answers at midnight" }).optional(),
    mission: longText({
      label: "Mission",
      hint: "What the server is for.",
      example: "No question goes unanswered.",
    }).optional(),
  }),
});

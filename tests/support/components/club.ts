import type { Club } from "../../../src/hooks/useClub";

/** A club with all optional fields. */
export const club: Club = {
  siteUrl: "https://club.example.org",
  name: "Example Programming Club",
  shortName: "EPC",
  description: "Students who learn to program together.",
  foundedYear: 2020,
  email: "club@example.org",
  phone: "+880 1700-000000",
  address: "Example Polytechnic Institute, Room 304",
  mapUrl: "https://maps.example.org/club",
  institution: { name: "Institute of Examples", url: "https://polytechnic.example.org" },
  coordinates: { latitude: 23.81, longitude: 90.41 },
  social: {
    facebook: "https://facebook.example.org/club",
    blog: null,
    linkedin: null,
    github: "https://github.example.org/club",
    youtube: null,
    instagram: null,
    whatsapp: null,
    telegram: null,
    x: null,
    discord: null,
  },
  competitiveProgrammingUrl: "https://cp.example.org",
  logo: { pictureUrl: "/static/logo.png", picture: null },
};

/** A club with the required fields only. */
export const bareClub: Club = {
  siteUrl: "https://club.example.org",
  name: "Example Programming Club",
  shortName: "EPC",
  description: null,
  foundedYear: null,
  email: null,
  phone: null,
  address: null,
  mapUrl: null,
  institution: null,
  coordinates: null,
  social: null,
  competitiveProgrammingUrl: null,
  logo: null,
};

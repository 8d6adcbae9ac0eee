import { oneTo, randomFor } from "./random.mjs";

const given = [
  ...["Rakibul", "Jannatul", "Shakil", "Tasnim", "Opu", "Mehedi", "Nusrat", "Tahsin", "Sabbir", "Sumaiya"],
  ...["Arefin", "Raihan", "Farzana", "Imtiaz", "Kamrul", "Mahia", "Anika", "Bijoy", "Chaity", "Dipto"],
  ...["রহিমা", "করিম", "সুমাইয়া", "তানভীর", "মেহজাবিন"],
];
const middle = ["Islam", "Ferdous", "Ahmed", "Binte", "Chandra", "Hasan", "Jahan", "Rahman", "Hossain", "Akter"];
const family = [
  ...["Tamim", "Eva", "Nayan", "Harun", "Das", "Sajib", "Mim", "Ovi", "Joy", "Rima", "Shuvo", "Antor", "Tithi"],
  ...["Rony", "Dipu", "Urmi", "Sarkar", "Talukder", "Chowdhury", "হোসেন", "আক্তার"],
];

/**
 * A name; among thousands some occur more than once, as in any club.
 *
 * @param {import("./random.mjs").Random} random
 */
function nameFrom(random) {
  return `${random.pick(given)} ${random.pick(middle)} ${random.pick(family)}`;
}

const departments = ["Computer Science and Technology", "Electronics Technology", "Civil Technology"];

/** One in so many members has a portfolio page, and as many take part in the leaderboard. */
const PORTFOLIO_EVERY = 500;
const CODEFORCES_EVERY = 20;

/**
 * Club members; the first `pictures` of them have a picture.
 *
 * @param {number} count
 * @param {number} pictures
 */
export function members(count, pictures) {
  return oneTo(count).map((id) => {
    const random = randomFor(`member ${id}`);
    const year = random.int(2016, 2025);
    // The number makes sure that no two portfolio pages have the same address.
    const hasPortfolio = id % PORTFOLIO_EVERY === 0;
    return {
      id,
      name: hasPortfolio ? `${nameFrom(random)} ${id}` : nameFrom(random),
      session: `${year}-${year + 1}`,
      shift: random.pick(["1st", "2nd"]),
      roll: random.chance(0.9) ? String(100000 + id) : "",
      ...(id <= pictures && { image: `../media/member-${id}.png` }),
      ...(random.chance(0.5) && { github: `https://github.com/example-${id}` }),
      ...(random.chance(0.3) && { linkedin: `https://www.linkedin.com/in/example-${id}` }),
      ...(hasPortfolio && { portfolio: `https://member-${id}.example.org` }),
      ...(id % CODEFORCES_EVERY === 1 && { codeforces: `https://codeforces.com/profile/example_${id}`, iscp: true }),
    };
  });
}

function leader(id, random) {
  const name = nameFrom(random);
  return {
    id,
    name,
    position: random.pick(["President", "Vice President", "General Secretary", "Technical Lead"]),
    department: random.pick(departments),
    session: "2022-2023",
    bio: `${name} looks after the club's evenings.`,
    skills: ["C++", "Linux"],
    email: `leader-${id}@example.org`,
    github: `https://github.com/example-leader-${id}`,
    achievements: ["Second place, division contest"],
  };
}

/** @param {number} count */
export function team(count) {
  return oneTo(count).map((id) => ({ ...leader(id, randomFor(`leader ${id}`)), isActive: true }));
}

/** @param {number} count */
export function pastLeaders(count) {
  return oneTo(count).map((place) => ({
    ...leader(100 + place, randomFor(`past leader ${place}`)),
    isActive: false,
    tenure: `${2020 + place}-${2021 + place}`,
    currentRole: "Software engineer",
  }));
}

/** @param {number} count */
export function advisors(count) {
  return oneTo(count).map((id) => {
    const random = randomFor(`advisor ${id}`);
    const name = nameFrom(random);
    return {
      id,
      name,
      designation: "Instructor",
      department: random.pick(departments),
      bio: `${name} teaches and asks what happens with an empty list.`,
      specialization: ["Algorithms", "Databases"],
      education: "M.Sc. in Computer Science",
      email: `advisor-${id}@example.org`,
    };
  });
}

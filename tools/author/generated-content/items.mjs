import { oneTo, randomFor } from "./random.mjs";

/** The only file that a content tree must have. */
export const clubFile = {
  name: "Example Programming Club",
  shortName: "EPC",
  description: "A generated club, for measurements.",
  baseUrl: "https://club.example.org",
  foundedYear: 2020,
  email: "hello@example.org",
};

const subjects = ["Algorithms", "Web Development", "Robotics", "Linux", "Cyber Security", "Python", "Databases", "Git"];

const sentences = [
  "Bring a laptop and a friend.",
  "You need no experience.",
  "There is tea at half past four.",
  "Teams of three share one keyboard.",
  "The results are on the door of the lab.",
];

function words(random) {
  return random.shuffle(sentences).slice(0, 3).join(" ");
}

function dateFrom(random) {
  const two = (number) => String(number).padStart(2, "0");
  return `${random.int(2020, 2030)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
}

/** @param {number} count */
export function events(count) {
  return oneTo(count).map((number) => {
    const random = randomFor(`event ${number}`);
    return {
      id: `event-${number}`,
      title: `${random.pick(subjects)} Contest ${number}`,
      description: words(random),
      fullDescription: `${words(random)}\n\n${words(random)}`,
      date: dateFrom(random),
      time: "10:00 AM - 1:00 PM",
      venue: "Computer Lab 2",
      participants: String(random.int(10, 120)),
      schedule: ["10:00 Welcome", "10:30 First problem", "13:00 Results"],
      registrationOpen: random.chance(0.3),
      fee: random.pick([0, 50, 100]),
      category: random.pick(["competition", "seminar", "meeting"]),
      topics: [random.pick(subjects)],
    };
  });
}

/** @param {number} count */
export function workshops(count) {
  return oneTo(count).map((number) => {
    const random = randomFor(`workshop ${number}`);
    return {
      id: `workshop-${number}`,
      title: `${random.pick(subjects)} Workshop ${number}`,
      description: words(random),
      fullDescription: words(random),
      date: dateFrom(random),
      time: "10:00 AM",
      duration: `${random.int(1, 5)} days`,
      level: random.pick(["beginner", "intermediate", "advanced"]),
      curriculum: ["Begin", "Continue", "Finish"],
      maxParticipants: 60,
      fee: 0,
    };
  });
}

/** @param {number} count */
export function notices(count) {
  return oneTo(count).map((number) => {
    const random = randomFor(`notice ${number}`);
    return {
      id: `notice-${number}`,
      title: `Notice ${number} on ${random.pick(subjects)}`,
      content: words(random),
      date: dateFrom(random),
      category: random.pick(["general", "academic", "event"]),
      priority: random.pick(["low", "medium", "high"]),
    };
  });
}

/** Shared by all posts: the size of a gallery page does not depend on how many pictures are encoded. */
export const galleryPictures = oneTo(6).map((number) => `../media/gallery-${number}.png`);

function mediaOf(random) {
  const pictures = random.shuffle(galleryPictures).slice(0, random.int(1, 5));
  return pictures.map((src, index) => ({ src, alt: `Picture ${index + 1} of the afternoon`, type: "image" }));
}

/**
 * @param {number} count
 * @param {number} galleries how many of them have pictures, the newest first
 */
export function posts(count, galleries) {
  return oneTo(count).map((id) => {
    const random = randomFor(`post ${id}`);
    return {
      id,
      title: `An afternoon of ${random.pick(subjects)}, number ${id}`,
      description: words(random),
      date: dateFrom(random),
      tags: [random.pick(subjects)],
      ...(id > count - galleries && { media: mediaOf(random) }),
    };
  });
}

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
export function nameFrom(random) {
  return `${random.pick(given)} ${random.pick(middle)} ${random.pick(family)}`;
}

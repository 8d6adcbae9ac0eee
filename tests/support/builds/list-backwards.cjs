const fs = require("node:fs");

/** Lets a process believe that the disk lists folders from their end, as disks may. */
const backwards = (names) => (Array.isArray(names) ? names.toReversed() : names);
const { readdir, readdirSync } = fs;
const { readdir: readdirLater } = fs.promises;
fs.readdirSync = (...given) => backwards(readdirSync(...given));
fs.promises.readdir = async (...given) => backwards(await readdirLater(...given));
fs.readdir = (...given) => {
  const answer = given.pop();
  readdir(...given, (error, names) => answer(error, backwards(names)));
};

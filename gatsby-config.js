// In JavaScript: Gatsby would compile TypeScript with Parcel in every build.
const { loadTypeScript } = require("./src/gatsby/load-typescript");

module.exports = loadTypeScript("src/gatsby/config.ts").default;

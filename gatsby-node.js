const { loadTypeScript } = require("./src/gatsby/load-typescript");

const node = loadTypeScript("src/gatsby/node.ts");

// Gatsby reads their names before it loads this file.
exports.onPreInit = node.onPreInit;
exports.onPreBootstrap = node.onPreBootstrap;
exports.createSchemaCustomization = node.createSchemaCustomization;
exports.shouldOnCreateNode = node.shouldOnCreateNode;
exports.onCreateNode = node.onCreateNode;
exports.createResolvers = node.createResolvers;
exports.createPages = node.createPages;
exports.onCreatePage = node.onCreatePage;
exports.onPostBootstrap = node.onPostBootstrap;
exports.onPreBuild = node.onPreBuild;
exports.onCreateWebpackConfig = node.onCreateWebpackConfig;
exports.onPostBuild = node.onPostBuild;
exports.onCreateDevServer = node.onCreateDevServer;

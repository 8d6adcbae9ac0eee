/**
 * Makes a node of the time of the build. Among the settings of the site, it would let Gatsby run the queries of all
 * pages that ask for one of these again in each build.
 */
exports.sourceNodes = ({ actions, createContentDigest }, { typeName, builtAt }) =>
  actions.createNode({
    id: typeName,
    builtAt,
    internal: { type: typeName, contentDigest: createContentDigest(builtAt) },
  });

export const graphql = () => "";

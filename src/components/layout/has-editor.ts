/** Whether this site has an editor to lead to: always while it is developed, else where a backend is set up. */
export const hasEditor = process.env.GATSBY_HAS_EDITOR === "true";

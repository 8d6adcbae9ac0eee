/** Whether this site has an editor to lead to: always on the maintainer's machine, else where a backend is set up. */
export function useCanEdit(): boolean {
  return process.env.GATSBY_HAS_EDITOR === "true";
}

/** Whether the address has a query or a fragment, which say more than the page. */
export function addressSaysMore(): boolean {
  return location.search + location.hash !== "";
}

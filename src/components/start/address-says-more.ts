/**
 * Whether the address has a query or a fragment, which say more than the page. What Facebook and newsletters add to links
 * says nothing.
 */
export function addressSaysMore(): boolean {
  return /[?&#](?!fbclid|utm_)./.test(location.search + location.hash);
}

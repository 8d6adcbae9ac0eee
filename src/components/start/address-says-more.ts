import { ownParameters } from "../../domain/addresses/own-parameters";

/** The leaderboard (`elementIds.codeforces`), or a post of the gallery: no other fragment changes what a page shows. */
const ownAddress = new RegExp(`[?&](?:${ownParameters.join("|")})(?:[=&#]|$)|#(?:\\d+|codeforces)$`);

/** Whether the address has a parameter or a fragment of the site's own, which say more than the page. */
export function addressSaysMore(): boolean {
  return ownAddress.test(location.search + location.hash);
}

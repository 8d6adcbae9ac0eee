import { groupDigits } from "../../../domain/text/amounts";
import { PAGE_SIZE } from "../../../domain/directory/paging";
import { routes } from "../../../domain/routes";
import { servedPath } from "../../../domain/addresses/served-path";

/** A link to all members for readers for whom scrolling loads nothing more. */
export function AllMembersLink({ total }: { readonly total: number }) {
  return (
    <noscript>
      <p>
        These are the first {PAGE_SIZE}. <a href={servedPath(routes.memberData)}>All {groupDigits(total)} members</a>{" "}
        are on a plain-text page that links to each profile.
      </p>
    </noscript>
  );
}

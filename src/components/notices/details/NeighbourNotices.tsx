import { graphql } from "gatsby";
import { routes } from "../../../domain/routes";
import { PreviousNext, type Neighbour } from "../../content/page/PreviousNext";

interface NeighbourNoticesProps {
  readonly newer: Queries.NeighbourNoticeFragment | null;
  readonly older: Queries.NeighbourNoticeFragment | null;
}

/** Links to the notices published after and before this one. */
export function NeighbourNotices({ newer, older }: NeighbourNoticesProps) {
  return (
    <div className="container">
      <PreviousNext kind="notice" labels={orderInTime} previous={neighbour(newer)} next={neighbour(older)} />
    </div>
  );
}

const orderInTime = { previous: "Newer notice", next: "Older notice" };

function neighbour(notice: Queries.NeighbourNoticeFragment | null): Neighbour | null {
  return notice && { path: routes.item("notices", notice.jsonId), title: notice.title };
}

/** @public Gatsby collects it. */
export const neighbourNotice = graphql`
  fragment NeighbourNotice on Notice {
    jsonId
    title
  }
`;

import { useClub } from "../../hooks/useClub";
import { inNaturalOrder } from "../../domain/text/natural-order";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { SubCommunityPanel } from "./SubCommunityPanel";
import * as styles from "./SubCommunityPanel.module.css";

/** The page of all sub communities. */
export function SubCommunityList({
  communities,
}: {
  readonly communities: readonly Queries.SubCommunityPanelFragment[];
}) {
  const { email } = useClub();
  return (
    <>
      <PageHeader title="Sub Communities" place="sub-communities" command="tree">
        <p>Groups inside the club, each with its own subject and schedule.</p>
      </PageHeader>
      <div className="container">
        {communities.length === 0 ? (
          <EmptyState title="No sub communities yet">Come back soon.</EmptyState>
        ) : (
          <ul role="list" className={styles.list}>
            {[...communities]
              .sort((a, b) => inNaturalOrder(a.name, b.name))
              .map((community) => (
                <li key={community.jsonId}>
                  <SubCommunityPanel community={community} clubEmail={email} />
                </li>
              ))}
          </ul>
        )}
      </div>
    </>
  );
}

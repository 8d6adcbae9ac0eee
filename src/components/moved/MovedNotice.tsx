import { PageHeader } from "../content/page/PageHeader";
import { SiteLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";

/** The page at an old address, until the browser has followed the redirect. */
export function MovedNotice({ to }: { readonly to: string }) {
  return (
    <PageHeader title="This page has moved" place="moved" command="readlink .">
      <p>
        Its new address is{" "}
        <SiteLink to={to}>
          <Text>{to}</Text>
        </SiteLink>
        .
      </p>
    </PageHeader>
  );
}

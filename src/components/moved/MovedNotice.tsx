import { PageHeader } from "../content/page/PageHeader";
import { SiteLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import { Sentence } from "../ui/Sentence";

/** The page at an old address, until the browser has followed the redirect. */
export function MovedNotice({ to }: { readonly to: string }) {
  return (
    <PageHeader title={t("This page has moved")} place="moved" command="readlink .">
      <p>
        <Sentence
          text={t("Its new address is <address/>.")}
          parts={{
            address: (
              <SiteLink to={to}>
                <Text>{to}</Text>
              </SiteLink>
            ),
          }}
        />
      </p>
    </PageHeader>
  );
}

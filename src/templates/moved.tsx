import type { PageProps } from "gatsby";
import { Seo } from "../components/seo/Seo";
import { t } from "../words/t";
import { PageHeader } from "../components/content/page/PageHeader";
import { SiteLink } from "../components/navigation/SiteLink";
import { Text } from "../components/ui/Text";
import { Sentence } from "../components/ui/Sentence";

export default function MovedPage({ pageContext: { to } }: PageProps<unknown, { to: string }>) {
  return (
    <>
      <Seo
        title={t("Moved to {address}", { address: to })}
        description={t("This page has moved to {address}.", { address: to })}
        path={to}
        leadsOn
        noindex
      />
      <MovedNotice to={to} />
    </>
  );
}

/** The page at an old address, shown until the browser has followed the redirect. */
function MovedNotice({ to }: { readonly to: string }) {
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

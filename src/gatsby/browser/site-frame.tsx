import "../../components/layout/tokens.css";
import "../../components/layout/base.css";
import type { ReactElement } from "react";
import { takeOver } from "../../components/start/take-over";
import { Layout } from "../../components/layout/Layout";
import { ErrorBoundary } from "../../components/layout/failure/ErrorBoundary";
import { leadToNewVersion } from "../../components/navigation/lead-to-new-version";
import { renewOutdatedStart } from "../../components/navigation/renew-outdated-start";
import { sitePath } from "../../domain/addresses/served-path";
import { AuthProvider } from "../../components/session/AuthProvider";

interface PageToWrap {
  readonly element: ReactElement;
  readonly props: { readonly location: { readonly pathname: string }; readonly pageContext: object };
}

/** What surrounds the component of every page. */
export function wrapPageElement({ element, props }: PageToWrap) {
  return (
    <ErrorBoundary>
      <AuthProvider>
        <Layout path={sitePath(props.location.pathname)} context={props.pageContext}>
          <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
        </Layout>
      </AuthProvider>
    </ErrorBoundary>
  );
}

/** Comes before the first page is loaded. */
export const onClientEntry = () => renewOutdatedStart();

/** Comes when the first page is complete. */
export function onInitialClientRender(): void {
  leadToNewVersion();
  takeOver();
}

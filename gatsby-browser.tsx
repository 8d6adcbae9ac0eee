import type { GatsbyBrowser } from "gatsby";
import "./src/components/layout/tokens.css";
import "./src/components/layout/base.css";
import { takeOver } from "./src/components/start/take-over";
import { Layout } from "./src/components/layout/Layout";
import { ErrorBoundary } from "./src/components/layout/failure/ErrorBoundary";
import { leadToNewVersion } from "./src/components/navigation/lead-to-new-version";
import { renewOutdatedStart } from "./src/components/navigation/renew-outdated-start";
import { sitePath } from "./src/domain/addresses/served-path";
import { AuthProvider } from "./src/components/session/AuthProvider";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary>
    <AuthProvider>
      <Layout path={sitePath(props.location.pathname)} context={props.pageContext}>
        <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
      </Layout>
    </AuthProvider>
  </ErrorBoundary>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => renewOutdatedStart();

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  leadToNewVersion();
  takeOver();
};

/** Pages are fetched when a reader points at their link, not when it comes into view: data costs money. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

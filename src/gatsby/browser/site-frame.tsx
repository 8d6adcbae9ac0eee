import "../../components/layout/tokens.css";
import "../../components/layout/base.css";
import type { ReactElement } from "react";
import { Layout } from "../../components/layout/Layout";
import { ErrorBoundary } from "../../components/layout/failure/ErrorBoundary";
import { AuthProvider } from "../../components/session/AuthProvider";
import { propertyOf } from "../../domain/shape";
import { sitePath } from "../../domain/addresses/served-path";
import { barePath } from "../../domain/routes";
import { PagePath, UntranslatedItems } from "../../hooks/page-context";

interface PageToWrap {
  readonly element: ReactElement;
  readonly props: { readonly location: { readonly pathname: string }; readonly pageContext: object };
}

/** Surrounds the component of every page. */
export function wrapPageElement({ element, props }: PageToWrap) {
  const path = barePath(sitePath(props.location.pathname));
  return (
    <ErrorBoundary>
      <PagePath value={path}>
        <AuthProvider>
          <Layout path={path} context={props.pageContext}>
            <UntranslatedItems value={untranslatedItems(props.pageContext)}>
              <ErrorBoundary>{element}</ErrorBoundary>
            </UntranslatedItems>
          </Layout>
        </AuthProvider>
      </PagePath>
    </ErrorBoundary>
  );
}

function untranslatedItems(context: object): number | undefined {
  const count = propertyOf(context, "untranslated");
  return typeof count === "number" ? count : undefined;
}

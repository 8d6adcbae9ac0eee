import { Component, type ReactNode } from "react";
import { routes } from "../../../domain/routes";
import * as buttons from "../../ui/controls/button.module.css";
import { Text } from "../../ui/Text";
import { servedPath } from "../../../domain/addresses/served-path";
import { t } from "../../../words/t";
import * as styles from "./ErrorScreen.module.css";

/** The thrown value, which may be anything, even `undefined`. */
interface State {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Catches errors while a page is rendered and says so instead of showing a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorScreen error={failure.error} /> : this.props.children;
  }
}

/** Shown instead of a failed page, with two links that work without the application (docs/behaviour.md#failures). */
function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <div className={`container ${styles.screen ?? ""}`} role="alert">
      <h1>{t("Unexpected Application Error!")}</h1>
      <p>
        <span className={styles.status}>{statusOf(error)}</span> <Text>{messageOf(error)}</Text>
      </p>
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={() => window.location.reload()}>
          {t("Reload the page")}
        </button>
        <a className={buttons.button} href={servedPath(routes.home)}>
          {t("Return to Home")}
        </a>
      </div>
    </div>
  );
}

function statusOf(error: unknown): number {
  const status: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "status") : undefined;
  return typeof status === "number" ? status : 500;
}

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  return typeof error === "string" && error ? error : t("Something went wrong while this page was being shown.");
}

import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";

/** What was thrown may be anything, `undefined` too. */
interface State {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Catches what goes wrong while a page is drawn and says so instead of leaving it white. */
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

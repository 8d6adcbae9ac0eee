import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";

interface State {
  readonly error: unknown;
}

/** Catches what goes wrong while a page is drawn and says so instead of leaving it white. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <ErrorScreen error={this.state.error} />;
  }
}

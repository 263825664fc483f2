import { Component, type ReactNode } from "react";

type FailureBoundaryProps = {
  children: ReactNode;
  /** Shown instead of the page; `retry` renders the page again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onRetry: () => void;
};

/** Catches errors that a page throws. React supports this in classes only. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return this.props.fallback(failed.error, () => {
      this.props.onRetry();
      this.setState({ failed: null });
    });
  }
}

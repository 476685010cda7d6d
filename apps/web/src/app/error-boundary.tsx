import { Component, type ReactNode } from "react";
import { errorBoundary } from "#messages/nl/site.ts";
import { Button } from "#ui/button.tsx";

/** Catches errors while a page loads or renders; bar and footer stay usable. Give it a `key` per page to reset it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const t = errorBoundary();
    return (
      <div role="alert" className="page-width flex flex-col items-center gap-4 py-20 text-center">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="max-w-md text-lg text-muted">{t.what}</p>
        <Button onClick={() => window.location.reload()}>{t.reload}</Button>
      </div>
    );
  }
}

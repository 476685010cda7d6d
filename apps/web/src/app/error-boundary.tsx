import { Component, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";

/** Catches errors while a page loads or renders; bar and footer stay usable. Give it a `key` per page to reset it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="page-width flex flex-col items-center gap-4 py-20 text-center">
        <h1 className="text-3xl">Even een black-out</h1>
        <p className="max-w-md text-lg text-muted">
          Er ging iets mis bij het tonen van deze pagina. Laad ze opnieuw. Blijft het misgaan, laat het ons dan weten
          via de contactpagina.
        </p>
        <Button onClick={() => window.location.reload()}>Pagina opnieuw laden</Button>
      </div>
    );
  }
}

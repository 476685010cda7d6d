import { Component, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { redoEarlyDeeds } from "./early-deeds.ts";

/** Catches what breaks while a page is drawn or loaded; bar and footer stay usable, and React itself logs the error. Give it a `key` per page, so that the next page starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    redoEarlyDeeds();
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

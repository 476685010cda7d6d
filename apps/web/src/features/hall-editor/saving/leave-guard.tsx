import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { DraftSaver } from "./draft-saver.ts";

/** Asks who follows a link while something could not be saved. What is being saved goes on without the page. */
export function LeaveGuard({ saver }: { saver: DraftSaver }) {
  const navigate = useNavigate();
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const { status } = saver.state();
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || status === "saved" || status === "saving" || link.origin !== window.location.origin) return;
      // In a new tab the drawing stays open here.
      if (event.ctrlKey || event.metaKey || event.shiftKey || link.target === "_blank") return;
      // The link within the page, to the content.
      if (link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setLeavingTo(link.pathname + link.search);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [saver]);
  if (leavingTo === null) return null;
  return (
    <ConfirmDialog
      title="Nog niet alles is bewaard"
      description={
        <p>
          Wat u tekende, blijft op dit toestel staan. Opent u deze zaal later hier opnieuw, dan kunt u ermee verder.
          Anderen zien het nog niet.
        </p>
      }
      cancelLabel="Hier blijven"
      confirmLabel="Toch weggaan"
      tone="plain"
      onConfirm={() => void navigate(leavingTo)}
      onClose={() => setLeavingTo(null)}
    />
  );
}

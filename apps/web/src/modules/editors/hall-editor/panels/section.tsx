import type { ReactNode } from "react";

/** A titled part of a panel. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}

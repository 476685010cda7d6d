import { type ReactNode, useId } from "react";
import { Card } from "#ui/card.tsx";

/** Fields that belong together. */
export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-5">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {hint !== undefined && <p className="mt-1 text-muted">{hint}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}

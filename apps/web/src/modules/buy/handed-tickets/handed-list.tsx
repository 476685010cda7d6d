import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";

interface HandedListProps {
  id: string;
  title: string;
  items: ReadonlyArray<{ key: number; title: string; text: string; action: ReactNode }>;
  children: ReactNode;
}

/** Tickets that are no longer with the visitor, each with its state and remaining actions. */
export function HandedList({ id, title, items, children }: HandedListProps) {
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.key}>
            <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{item.title}</p>
                <p className="wrap-anywhere text-muted">{item.text}</p>
              </div>
              {item.action}
            </Card>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

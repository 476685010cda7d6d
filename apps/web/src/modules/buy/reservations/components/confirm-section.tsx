import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";

interface ConfirmSectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function ConfirmSection({ title, action, children }: ConfirmSectionProps) {
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        {action}
      </header>
      {children}
    </Card>
  );
}

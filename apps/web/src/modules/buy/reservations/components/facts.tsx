import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

interface Fact {
  term: string;
  value: ReactNode;
  /** Full width on a phone. */
  wide?: boolean;
}

export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={classNames("grid grid-cols-2 gap-x-6 gap-y-3", className)}>
      {facts.map(({ term, value, wide }) => (
        <div key={term} className={classNames("min-w-0", wide && "col-span-2 sm:col-span-1")}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

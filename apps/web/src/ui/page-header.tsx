import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";

export interface PageHeaderProps {
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  /** The path of the link 'Terug'. */
  back?: string;
  actions?: ReactNode;
}

export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 sm:mb-8">
      {back !== undefined && (
        <Link
          to={back}
          className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent hover:underline"
        >
          <ArrowLeft className="size-5" />
          Terug
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {lead !== undefined && <div className="mt-3 max-w-2xl text-lg text-muted">{lead}</div>}
    </header>
  );
}

import { ArrowLeft } from "virtual:icons";
import type { ReactNode } from "react";
import { site } from "#messages/nl/site.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import { usePageMeta } from "./page-meta.ts";

interface PageProps {
  /** `narrow` for forms and reading, `wide` for plans and tables. */
  width?: "narrow" | "wide" | undefined;
  children: ReactNode;
}

interface PageHeaderProps {
  /** May have soft hyphens in words that are wider than a phone's column; the document's title omits them. */
  title: string;
  lead?: ReactNode;
  back?: string;
  actions?: ReactNode;
}

interface TitledPageProps extends PageHeaderProps, PageProps {
  description?: string;
}

export function TitledPage({ title, description, width, children, ...header }: TitledPageProps) {
  usePageMeta(title.replaceAll("\u00AD", ""), description);
  return (
    <Page width={width}>
      <PageHeader title={title} {...header} />
      {children}
    </Page>
  );
}

export function Page({ width, children }: PageProps) {
  return (
    <div
      className={classNames(
        "page-width py-8 sm:py-12",
        width === "narrow" && "max-w-2xl!",
        width === "wide" && "max-w-[100rem]!",
      )}
    >
      {children}
    </div>
  );
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
          {site().back}
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

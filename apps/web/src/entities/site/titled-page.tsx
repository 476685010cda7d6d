import { Page, type PageProps } from "#ui/page.tsx";
import { PageHeader, type PageHeaderProps } from "#ui/page-header.tsx";
import { usePageMeta } from "./page-meta.ts";

interface TitledPageProps extends PageHeaderProps, PageProps {
  /** For search engines. */
  description?: string;
}

/** A page with its title, in its header and as the document's. */
export function TitledPage({ title, description, width, children, ...header }: TitledPageProps) {
  usePageMeta(title, description);
  return (
    <Page width={width}>
      <PageHeader title={title} {...header} />
      {children}
    </Page>
  );
}

import { Page, PageHeader } from "#entities/site/page.tsx";
import { ButtonParts, FieldParts, FloatingParts } from "./control-parts.tsx";
import { ContentParts, HallParts, PosterParts, StateParts, TableParts } from "./content-parts.tsx";

export function PartsPage() {
  return (
    <Page>
      <PageHeader title="Parts" lead="Every part in every state, in the colours of your system." />
      <div className="flex flex-col gap-14">
        <ButtonParts />
        <FieldParts />
        <ContentParts />
        <FloatingParts />
        <StateParts />
        <TableParts />
        <HallParts />
        <PosterParts />
      </div>
    </Page>
  );
}

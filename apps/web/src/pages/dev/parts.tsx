import { Page, PageHeader } from "#entities/site/page.tsx";
import { ButtonParts } from "./button-parts.tsx";
import { ContentParts } from "./content-parts.tsx";
import { FieldParts } from "./field-parts.tsx";
import { FloatingParts } from "./floating-parts.tsx";
import { HallParts } from "./hall-parts.tsx";
import { PosterParts } from "./poster-parts.tsx";
import { StateParts } from "./state-parts.tsx";
import { TableParts } from "./table-parts.tsx";

/** Every part of the interface in every state: /dev/ui. */
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

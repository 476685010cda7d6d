import { Plus } from "virtual:icons";
import { useState } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { HallsList } from "#modules/editors/halls-admin/halls-list.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";

export function HallsPage() {
  const [creating, setCreating] = useState(false);
  return (
    <TitledPage
      title="Zalen"
      lead="Elke zaal is een tekening. Publiceer ze, en kies ze daarna bij een voorstelling."
      back={paths.admin}
      actions={
        <Button icon={<Plus />} onClick={() => setCreating(true)}>
          Nieuwe zaal
        </Button>
      }
    >
      <HallsList creating={creating} onCreating={setCreating} />
    </TitledPage>
  );
}

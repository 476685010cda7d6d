import { Plus } from "virtual:icons";
import { useState } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { ProductsTable } from "#modules/office/products-admin/products-table.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";

export function ProductsPage() {
  const [creating, setCreating] = useState(false);
  return (
    <TitledPage
      title="Producten"
      width="wide"
      back={paths.admin}
      lead="Wat bezoekers bij hun stoelen kunnen kopen, en aan de ingang of de bar krijgen."
      actions={
        <Button icon={<Plus />} onClick={() => setCreating(true)}>
          Nieuw product
        </Button>
      }
    >
      <ProductsTable creating={creating} onCreating={setCreating} />
    </TitledPage>
  );
}

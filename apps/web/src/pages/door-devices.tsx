import { Plus } from "virtual:icons";
import { useState } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { DevicesTable } from "#modules/entrance/door-devices/devices-table.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";

export function DoorDevicesPage() {
  const [creating, setCreating] = useState(false);
  return (
    <TitledPage
      title="Toestellen"
      lead="Telefoons en tablets die aan de ingang scannen, zonder dat iemand er een wachtwoord op intikt."
      back={paths.admin}
      actions={
        <Button icon={<Plus />} onClick={() => setCreating(true)}>
          Nieuw toestel
        </Button>
      }
    >
      <DevicesTable creating={creating} onCreating={setCreating} />
    </TitledPage>
  );
}

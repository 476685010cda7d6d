import { useState } from "react";
import { DeleteDialog } from "#entities/admin/delete-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceDialog } from "#ui/choice-dialog.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { Part, Row } from "./part.tsx";

export function FloatingParts() {
  const [open, setOpen] = useState<"dialog" | "confirm" | "choice" | "delete" | null>(null);
  return (
    <Part title="Dialogs, toasts, tabs">
      <Row>
        <Button variant="secondary" onClick={() => setOpen("choice")}>
          Choice
        </Button>
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("delete")}>
          DeleteDialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("confirm")}>
          Confirm
        </Button>
      </Row>
      <Row>
        {(["success", "error", "info", "warning"] as const).map((tone) => (
          <Button
            key={tone}
            variant="quiet"
            onClick={() => toast[tone](`Toast: ${tone}`, { description: "Een tweede regel." })}
          >
            {tone}
          </Button>
        ))}
      </Row>
      <Tabs
        label="Voorbeeld"
        tabs={[
          { value: "a", label: "Eerste", content: <p>First.</p> },
          { value: "b", label: "Tweede", content: <p>Second.</p> },
        ]}
      />
      {open === "dialog" && (
        <Dialog
          onClose={() => setOpen(null)}
          title="Bewerken"
          description="Een zin uitleg."
          footer={
            <>
              <Button variant="secondary" onClick={() => setOpen(null)}>
                Terug
              </Button>
              <Button onClick={() => setOpen(null)}>Bewaren</Button>
            </>
          }
        >
          <TextField label="Voornaam" />
        </Dialog>
      )}
      {open === "confirm" && (
        <ConfirmDialog
          onClose={() => setOpen(null)}
          title="Code verwijderen"
          description="Deze actie kan niet ongedaan worden gemaakt!"
          confirmLabel="Verwijderen"
          cancelLabel="Terug"
          onConfirm={() => setOpen(null)}
        />
      )}
      {open === "choice" && (
        <ChoiceDialog
          title="Iemand anders bewaarde dit ook"
          choices={<Button onClick={() => setOpen(null)}>Mijn tekst houden</Button>}
        >
          Kies welke tekst blijft.
        </ChoiceDialog>
      )}
      {open === "delete" && (
        <DeleteDialog
          title="Gebruiker verwijderen"
          description="Wie verwijderd is, kan niet meer inloggen."
          remove={() => Promise.reject(new Error("Kon niet verwijderen"))}
          onClose={() => setOpen(null)}
          onDeleted={() => setOpen(null)}
        />
      )}
    </Part>
  );
}

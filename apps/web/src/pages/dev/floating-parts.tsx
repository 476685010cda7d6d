import { Info, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DeleteDialog } from "#ui/delete-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { Tooltip } from "#ui/tooltip.tsx";
import { Part, Row } from "./part.tsx";

const nothing = (): void => undefined;

export function FloatingParts() {
  const [open, setOpen] = useState<"dialog" | "confirm" | "delete" | null>(null);
  return (
    <Part title="Dialogs, menus, toasts, tabs">
      <Row>
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("delete")}>
          DeleteDialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("confirm")}>
          Confirm
        </Button>
        <Menu
          trigger={<Button variant="secondary">Menu</Button>}
          items={[
            { label: "Bewerken", icon: <Pencil className="size-5" />, onSelect: nothing },
            { label: "Uit", onSelect: nothing, disabled: true },
            { label: "Verwijderen", icon: <Trash2 className="size-5" />, onSelect: nothing, tone: "danger" },
          ]}
        />
        <Popover label="Een paneel" trigger={<Button variant="secondary">Popover</Button>}>
          Anything may stand in here.
        </Popover>
        <Tooltip content="A few words of help.">
          <IconButton label="Uitleg" title="" icon={<Info className="size-5" />} />
        </Tooltip>
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
      <Dialog
        open={open === "dialog"}
        onOpenChange={() => setOpen(null)}
        title="Bewerken"
        description="Een zin uitleg."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              Annuleren
            </Button>
            <Button onClick={() => setOpen(null)}>Bewaren</Button>
          </>
        }
      >
        <TextField label="Voornaam" />
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onOpenChange={() => setOpen(null)}
        title="Code verwijderen"
        description="Deze actie kan niet ongedaan worden gemaakt!"
        confirmLabel="Verwijderen"
        cancelLabel="Annuleren"
        onConfirm={() => setOpen(null)}
      />
      {open === "delete" && (
        <DeleteDialog
          title="Gebruiker verwijderen"
          description="Wie verwijderd is, kan niet meer inloggen."
          remove={() => Promise.reject(new Error("away"))}
          words={() => ({ message: "Kon niet verwijderen", detail: "Probeer het straks opnieuw." })}
          onClose={() => setOpen(null)}
          onDeleted={() => setOpen(null)}
        />
      )}
    </Part>
  );
}

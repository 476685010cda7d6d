import { useState } from "react";
import { Download, Pencil, Trash } from "virtual:icons";
import { DeleteDialog } from "#entities/admin/delete-dialog.tsx";
import { ContractForm } from "#forms/contract-form.tsx";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Checklist } from "#ui/checklist.tsx";
import { ChoiceDialog } from "#ui/choice-dialog.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileChoice } from "#ui/file-choice.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Select } from "#ui/select.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { Part, Row } from "./part.tsx";

const variants = ["primary", "secondary", "quiet", "danger", "brass"] as const;
const sizes = ["sm", "md", "lg"] as const;

export function ButtonParts() {
  return (
    <Part title="Buttons">
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button icon={<Download />}>With icon</Button>
        <Button busy busyLabel="Verzenden...">
          Verstuur
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabled>
          Disabled
        </Button>
        <ButtonLink to={paths.home} variant="secondary">
          A link
        </ButtonLink>
      </Row>
      <Row>
        <IconButton label="Bewerken" icon={<Pencil />} />
        <IconButton label="Verwijderen" tone="danger" icon={<Trash />} />
        <IconButton label="Bezig" busy icon={<Pencil />} />
        <IconButton label="Uit" disabled icon={<Pencil />} />
      </Row>
      <div className="on-stage rounded-lg bg-stage p-5">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant} on stage
            </Button>
          ))}
        </Row>
      </div>
    </Part>
  );
}

const fruit = [
  { value: "apple", label: "Appel" },
  { value: "pear", label: "Peer" },
  { value: "plum", label: "Pruim" },
];

export function FieldParts() {
  const [picked, setPicked] = useState("");
  const [radio, setRadio] = useState<"one" | "two" | null>("one");
  const [query, setQuery] = useState("");
  const [ticked, setTicked] = useState(["apple"]);
  return (
    <Part title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Voornaam" placeholder="Placeholder" />
        <TextField label="Telefoon" hint="Alleen cijfers." optional />
        <TextField label="E-mail" defaultValue="ann@" error="Vul een geldig e-mailadres in." />
        <TextField label="ID" readOnly value="42" />
        <TextField label="Uit" disabled value="disabled" />
        <PasswordField label="Wachtwoord" defaultValue="geheim" autoComplete="off" />
        <Select label="Fruit" options={fruit} value={picked} onValueChange={setPicked} />
        <Select
          label="Fruit"
          options={fruit}
          value={picked}
          onValueChange={setPicked}
          error="Kies er een."
          hint="Met een fout."
        />
        <TextArea label="Bericht" />
        <div>
          <Checkbox label="Ik ga akkoord" />
          <Checkbox label="Uit" disabled />
        </div>
      </div>
      <RadioCards
        legend="Betaalwijze"
        value={radio}
        onChange={setRadio}
        options={[
          { value: "one", label: "De eerste", hint: "Met een woordje uitleg." },
          { value: "two", label: "De tweede", disabled: true },
        ]}
      />
      <Checklist
        legend="Fruit"
        choices={fruit.map(({ value: key, label }) => ({ key, label, disabled: key === "plum" }))}
        chosen={ticked}
        onChange={setTicked}
      />
      <FileChoice busy={false} hint="Met een woordje uitleg." accept=".json" onFile={() => undefined} />
      <SearchField label="Zoek op elk veld" value={query} onChange={setQuery} />
      <ContractForm form={{ submit: () => undefined, submitCount: 0 }}>
        <TextField label="In een formulier" required />
        <Button type="submit">Versturen</Button>
      </ContractForm>
    </Part>
  );
}

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

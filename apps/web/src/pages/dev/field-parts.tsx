import { useState } from "react";
import { ContractForm } from "#forms/contract-form.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Checklist } from "#ui/checklist.tsx";
import { FileChoice } from "#ui/file-choice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Part } from "./part.tsx";

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

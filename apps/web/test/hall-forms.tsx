import { EmptyHallForm } from "#modules/editors/halls-admin/named-hall-forms.tsx";
import { QuickHallForm } from "#modules/editors/halls-admin/quick-hall-form.tsx";
import type { FormCase } from "./mailed-link-forms.tsx";

const nothing = (): void => undefined;
const flow = { onMade: nothing, onBack: nothing, onClose: nothing };
const NAME_MISSING = "Geef de zaal een naam, bijvoorbeeld Parochiezaal.";

export const hallForms: Record<string, FormCase> = {
  "empty hall": {
    form: <EmptyHallForm {...flow} />,
    button: "Beginnen met tekenen",
    first: ["Naam van de zaal", NAME_MISSING],
    typed: { "Naam van de zaal": "Schoolzaal" },
    call: "createHall",
  },
  "quick hall": {
    form: <QuickHallForm {...flow} />,
    button: "Zaal maken",
    first: ["Naam van de zaal", NAME_MISSING],
    typed: { "Naam van de zaal": "Schoolzaal", "Hoeveel rijen?": "3", "Hoeveel tafels?": "2" },
    call: "createHall",
  },
};

import { Banknote, Gift, Landmark } from "lucide-react";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { GuestFieldErrors, GuestFields, Paid } from "./guest-form.ts";

interface GuestFormFieldsProps {
  guest: GuestFields;
  errors: GuestFieldErrors;
  onGuest: (guest: GuestFields) => void;
  paid: Paid | null;
  paidError: string | undefined;
  onPaid: (paid: Paid) => void;
}

const ways = [
  {
    value: "cash",
    label: "Contant",
    hint: "Nu betaald",
    icon: <Banknote aria-hidden className="size-6 text-accent" />,
  },
  {
    value: "transfer",
    label: "Overschrijving",
    hint: "Betaalt nog",
    icon: <Landmark aria-hidden className="size-6 text-accent" />,
  },
  {
    value: "free",
    label: "Gratis",
    hint: "Eregast of medewerker",
    icon: <Gift aria-hidden className="size-6 text-accent" />,
  },
] as const;

/** For whom it is, and how it is paid. */
export function GuestFormFields({ guest, errors, onGuest, paid, paidError, onPaid }: GuestFormFieldsProps) {
  const field = (name: keyof GuestFields) => ({
    name,
    value: guest[name],
    error: errors[name],
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => onGuest({ ...guest, [name]: event.target.value }),
  });
  return (
    <>
      <TextField label="Voornaam" maxLength={80} {...field("firstname")} />
      <TextField label="Achternaam" maxLength={80} {...field("lastname")} />
      <TextField label="Telefoon" type="tel" optional {...field("number")} />
      <TextField label="E-mailadres" type="email" optional {...field("email")} />
      <RadioCards legend="Betaling" options={ways} value={paid} onChange={onPaid} error={paidError} />
    </>
  );
}

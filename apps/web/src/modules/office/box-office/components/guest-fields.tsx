import type { PaidAtBoxOffice } from "@podium/shared/contracts/box-office";
import type { Show } from "@podium/shared/contracts/shows";
import { Banknote, CreditCard, Gift, Landmark } from "virtual:icons";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";
import { useServerNow } from "#platform/server-clock.ts";
import { Notice } from "#ui/notice.tsx";

interface GuestFieldsProps {
  field: (name: "firstname" | "lastname" | "number" | "email", sentence: string) => Partial<TextFieldProps>;
  /** Whether the phone number is required, because somebody will have to call the guest. */
  phoneNeeded?: boolean;
}

/** Fields of a guest without an account, who need not be reachable unless the form says so. */
export function GuestFields({ field, phoneNeeded = false }: GuestFieldsProps) {
  return (
    <>
      <TextField label="Voornaam" maxLength={80} autoComplete="off" {...field("firstname", "Vul een voornaam in.")} />
      <TextField
        label="Achternaam"
        hint="Mag leeg blijven van wie maar één naam heeft."
        maxLength={80}
        autoComplete="off"
        {...field("lastname", "Vul een achternaam in.")}
      />
      <TextField
        label="Telefoon"
        type="tel"
        optional={!phoneNeeded}
        autoComplete="off"
        {...field("number", "Vul een telefoonnummer in (6 tot 15 cijfers), of laat leeg.")}
      />
      <TextField
        label="E-mailadres"
        type="email"
        optional
        autoComplete="off"
        {...field("email", "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be, of laat leeg.")}
      />
    </>
  );
}

const icon = "size-6 text-accent";

/** The payment methods for a reservation that a volunteer makes for a guest. */
export const GUEST_PAYMENTS = [
  { value: "cash", label: "Contant", hint: "Nu betaald", icon: <Banknote className={icon} /> },
  { value: "card", label: "Kaart", hint: "Nu betaald", icon: <CreditCard className={icon} /> },
  { value: "transfer", label: "Overschrijving", hint: "Betaalt nog", icon: <Landmark className={icon} /> },
  { value: "free", label: "Gratis", hint: "Eregast of medewerker", icon: <Gift className={icon} /> },
] as const;

interface TransferTooLateProps {
  show: Pick<Show, "transferUntil">;
  paid: PaidAtBoxOffice | undefined;
}

/** Warns a volunteer who chooses a transfer that will arrive too late, which is allowed. */
export function TransferTooLate({ show, paid }: TransferTooLateProps) {
  const now = useServerNow(60_000);
  if (paid !== "transfer" || now < Date.parse(show.transferUntil)) return null;
  return (
    <Notice tone="warning" announce>
      Een gewone overschrijving komt vóór deze voorstelling niet meer aan. De plaatsen komen vrij bij het begin van de
      voorstelling.
    </Notice>
  );
}

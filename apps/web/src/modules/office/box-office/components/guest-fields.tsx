import { TextField, type TextFieldProps } from "#ui/text-field.tsx";

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

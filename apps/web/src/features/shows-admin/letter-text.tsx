import type { UseFormRegisterReturn } from "react-hook-form";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { limits } from "./show-messages.ts";

interface LetterTextProps {
  /** The form's field of a name, with what it says when it is empty. */
  field: (name: "subject" | "text", sentence: string) => UseFormRegisterReturn & { error: string | undefined };
  rows: number;
}

/** What every mail to the holders of a show has: a subject and a text. */
export function LetterText({ field, rows }: LetterTextProps) {
  return (
    <>
      <TextField
        label="Onderwerp"
        maxLength={limits.subject}
        autoComplete="off"
        {...field("subject", "Vul een onderwerp in.")}
      />
      <TextArea
        label="Bericht"
        hint="De mail begint met 'Beste' en de voornaam. Laat een lege regel voor een nieuwe alinea; {voornaam} wordt de voornaam van wie leest."
        rows={rows}
        maxLength={limits.text}
        {...field("text", "Schrijf een bericht.")}
      />
    </>
  );
}

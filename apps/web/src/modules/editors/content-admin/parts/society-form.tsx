import type { Content } from "@podium/shared/contracts/content";
import { MAX_TYPED_IBAN } from "@podium/shared/money/iban";
import { at, type Cursor } from "../fields/cursor.ts";
import { Section } from "../fields/section.tsx";
import { LocalizedField, PlainField } from "../fields/text-fields.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { PaletteField } from "./palette-field.tsx";
import { PlaceField } from "./place-field.tsx";

/** Facts about the society that the site, mails and tickets show. */
export function SocietyForm({ at: society }: { at: Cursor<Content<"society">> }) {
  const bank = at(society, "bank");
  return (
    <>
      <Section title="Naam en contact">
        <PlainField at={at(society, "name")} label="Naam" maxLength={120} wrong="Vul de naam van de vereniging in." />
        <div className="grid gap-5 sm:grid-cols-2">
          <PlainField
            at={at(society, "email")}
            label="E-mailadres"
            type="email"
            maxLength={254}
            wrong="Vul een geldig e-mailadres in, bijvoorbeeld info@voorbeeld.be."
          />
          <PlainField at={at(society, "phone")} label="Telefoon" type="tel" maxLength={40} optional />
        </div>
      </Section>
      <Section title="Uitzicht">
        <PictureField
          at={at(society, "logo")}
          legend="Logo"
          hint="Zonder logo toont de site het masker naast de naam van uw vereniging."
        />
        <PaletteField at={at(society, "palette")} />
      </Section>
      <Section title="De zaal">
        <div className="grid gap-5 sm:grid-cols-2">
          <PlainField
            at={at(society, "venueName")}
            label="Naam van de zaal"
            maxLength={120}
            wrong="Vul de naam van de zaal in."
          />
          <PlainField
            at={at(society, "venueAddress")}
            label="Adres"
            maxLength={100}
            wrong="Vul het adres van de zaal in."
          />
        </div>
        <LocalizedField
          at={at(society, "venueRoute")}
          label="Hoe komt men er?"
          hint="In één of twee zinnen, voor in mails."
          maxLength={400}
          multiline
          optional
        />
        <PlaceField at={at(society, "place")} />
      </Section>
      <Section title="Rekening" hint="Waarop bezoekers overschrijven. Kijk ze goed na.">
        <PlainField at={at(bank, "iban")} label="Rekeningnummer (IBAN)" maxLength={MAX_TYPED_IBAN} />
        <div className="grid gap-5 sm:grid-cols-2">
          <PlainField
            at={at(bank, "bic")}
            label="BIC"
            maxLength={20}
            wrong="Een BIC telt 8 of 11 letters en cijfers."
          />
          <PlainField
            at={at(bank, "beneficiary")}
            label="Op naam van"
            maxLength={70}
            wrong="Vul in op wiens naam de rekening staat."
          />
        </div>
      </Section>
    </>
  );
}

import type { Content } from "@podium/shared/contracts/content";
import { MAX_TYPED_IBAN } from "@podium/shared/money/iban";
import { SITE_PALETTES, type SitePalette } from "@podium/shared/site/site-palettes";
import { useState } from "react";
import { at, type Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { LocalizedField, PlainField, Section } from "#modules/editors/content-admin/fields/fields.tsx";
import { PictureField } from "#modules/editors/content-admin/pictures/picture-fields.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextField } from "#ui/text-field.tsx";

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
        <NewsletterField at={at(society, "newsletter")} />
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

const names: Readonly<Record<SitePalette, string>> = {
  velvet: "Fluweelrood",
  forest: "Bosgroen",
  night: "Nachtblauw",
  plum: "Pruimpaars",
};

/** All palettes are legible in light and dark (app/tokens.css). */
function NewsletterField({ at: { value, change } }: { at: Cursor<boolean> }) {
  return (
    <Checkbox
      label="Bezoekers kunnen zich inschrijven voor een nieuwsbrief. U haalt de lijst bij ‘Nieuwsbrief’ en verstuurt hem zelf."
      checked={value}
      onChange={({ target }) => change(() => target.checked)}
    />
  );
}

function PaletteField({ at: { value, change } }: { at: Cursor<SitePalette> }) {
  return (
    <RadioCards
      legend="Kleuren"
      value={value}
      onChange={(palette) => change(() => palette)}
      options={SITE_PALETTES.map((palette) => ({
        value: palette,
        label: names[palette],
        icon: (
          <span data-palette={palette} aria-hidden className="flex overflow-hidden rounded-full ring-1 ring-line">
            <span className="size-6 bg-velvet" />
            <span className="size-6 bg-velvet-deep" />
            <span className="size-6 bg-accent-soft" />
          </span>
        ),
      }))}
    />
  );
}

type Place = Content<"society">["place"];

/** Parses coordinates as maps copy them: '51.0259, 3.8994', also with decimal commas. @returns undefined if invalid */
function readPlace(typed: string): Place | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const numbers = text.match(/-?\d+(?:\.\d+)?/g) ?? [];
  const decimal = numbers.length === 4 ? text.replaceAll(/(\d),(\d)/g, "$1.$2").match(/-?\d+(?:\.\d+)?/g) : numbers;
  const [latitude, longitude, more] = (decimal ?? []).map(Number);
  if (latitude === undefined || longitude === undefined || more !== undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function PlaceField({ at: { path, value, change } }: { at: Cursor<Place> }) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = value === null ? "" : `${value.latitude}, ${value.longitude}`;
  const isWrong = typed !== null && readPlace(typed) === undefined;
  return (
    <TextField
      id={path}
      label="Plaats op de kaart"
      optional
      autoComplete="off"
      hint="Klik in Google Maps met de rechtermuisknop op de zaal en kopieer de twee getallen, zoals 51.0259, 3.8994. Leeg: er is geen kaart."
      value={typed ?? written}
      error={isWrong ? "Vul twee getallen in, zoals 51.0259, 3.8994, of laat het leeg." : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const place = readPlace(target.value);
        if (place !== undefined) change(() => place);
      }}
      onBlur={() => isWrong || setTyped(null)}
    />
  );
}

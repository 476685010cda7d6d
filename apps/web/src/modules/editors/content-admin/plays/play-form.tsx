import type { PlayContent } from "@podium/shared/contracts/plays";
import { POSTER_MOTIFS, type PosterMotif } from "@podium/shared/site/poster-motifs";
import { at, type Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { LocalizedField, NumberField, PlainField, Section } from "#modules/editors/content-admin/fields/fields.tsx";
import { ListField } from "#modules/editors/content-admin/fields/list-field.tsx";
import { RichTextField } from "#modules/editors/content-admin/fields/rich-text-field.tsx";
import { PhotosField, PictureField } from "#modules/editors/content-admin/pictures/picture-fields.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { Select } from "#ui/select.tsx";

const MAX_CAST = 60;
const MAX_PHOTOS = 30;
const MAX_QUOTES = 12;

export function PlayForm({ at: play }: { at: Cursor<PlayContent> }) {
  const interval = at(play, "hasInterval");
  return (
    <>
      <Section title="Het stuk">
        <LocalizedField at={at(play, "title")} label="Titel" maxLength={120} wrong="Geef het stuk een titel." />
        <LocalizedField
          at={at(play, "about")}
          label="In het kort"
          hint="In één of twee zinnen: naast de affiche, en in zoekmachines."
          maxLength={400}
          multiline
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <PlainField at={at(play, "author")} label="Auteur" maxLength={120} optional />
          <PlainField at={at(play, "director")} label="Regie" maxLength={120} optional />
          <LocalizedField
            at={at(play, "genre")}
            label="Genre"
            hint="In een woord of twee: ‘Komedie’."
            maxLength={60}
            optional
          />
          <LocalizedField
            at={at(play, "spokenLanguage")}
            label="Gesproken taal"
            hint="‘Nederlands’, ‘Oost-Vlaams dialect’."
            maxLength={60}
            optional
          />
          <NumberField
            at={at(play, "durationMinutes")}
            label="Duur in minuten"
            hint="Met de pauze."
            min={1}
            max={900}
          />
          <NumberField
            at={at(play, "minAge")}
            label="Vanaf welke leeftijd"
            hint="Leeg: voor iedereen."
            min={0}
            max={21}
          />
          <NumberField
            at={at(play, "year")}
            label="Jaar"
            hint="Enkel voor een stuk waarvan geen voorstelling in de site staat. Is het jaar voorbij, dan staat het bij ‘Gespeelde stukken’."
            min={1800}
            max={2200}
          />
          <div className="self-end">
            <Checkbox
              label="Er is een pauze"
              checked={interval.value}
              onChange={({ target }) => interval.change(() => target.checked)}
            />
          </div>
        </div>
      </Section>
      <Section title="Het verhaal">
        <RichTextField
          at={at(play, "synopsis")}
          label="Waarover gaat het?"
          hint="Tekst uit een tekstverwerker kunt u gewoon plakken: de opmaak wordt die van de site."
        />
      </Section>
      <Section title="Affiche" hint="Zonder foto tekent de site er zelf een.">
        <PictureField at={at(play, "poster")} legend="Foto van de affiche" />
        {play.value.poster === null && (
          <MotifField at={at(play, "motif")} title={play.value.title.nl} year={play.value.year} />
        )}
      </Section>
      <Section title="Wie speelt mee">
        <ListField
          at={at(play, "cast")}
          legend="Spelers"
          hint="In de volgorde waarin bezoekers ze lezen. De eerste vier staan ook bij ‘Gespeelde stukken’."
          one="Speler"
          addLabel="Speler toevoegen"
          empty={{ name: "", role: { nl: "" } }}
          max={MAX_CAST}
        >
          {(actor) => (
            <div className="grid gap-3 sm:grid-cols-2">
              <PlainField at={at(actor, "name")} label="Naam" maxLength={80} />
              <LocalizedField at={at(actor, "role")} label="Rol" maxLength={80} optional />
            </div>
          )}
        </ListField>
      </Section>
      <Section title="Foto’s">
        <PhotosField
          at={at(play, "photos")}
          legend="Foto’s van het stuk"
          hint="Vraag eerst aan wie erop staat of het mag."
          max={MAX_PHOTOS}
        />
      </Section>
      <Section title="Wat anderen ervan vinden">
        <ListField
          at={at(play, "quotes")}
          legend="Citaten"
          one="Citaat"
          addLabel="Citaat toevoegen"
          empty={{ text: { nl: "" }, source: "" }}
          max={MAX_QUOTES}
        >
          {(quote) => (
            <div className="flex flex-col gap-3">
              <LocalizedField
                at={at(quote, "text")}
                label="Tekst"
                hint="Zonder aanhalingstekens."
                maxLength={400}
                multiline
              />
              <PlainField at={at(quote, "source")} label="Van wie" maxLength={120} optional />
            </div>
          )}
        </ListField>
      </Section>
    </>
  );
}

const names: Readonly<Record<PosterMotif, string>> = {
  masks: "Maskers",
  spotlight: "Schijnwerper",
  key: "Sleutel",
  telephone: "Telefoon",
  candle: "Kaars",
  glass: "Glas",
  moon: "Maan",
  umbrella: "Paraplu",
  chair: "Stoel",
  house: "Huis",
  clock: "Klok",
  letter: "Brief",
  tent: "Tent",
  tree: "Boom",
  door: "Deur",
  bottle: "Fles",
  hat: "Hoed",
  train: "Trein",
  ghost: "Spook",
};
/** Value for "no motif": the select refuses an empty string. */
const BY_TITLE = "by-title";

interface MotifFieldProps {
  at: Cursor<PlayContent["motif"]>;
  title: string;
  year: number | null;
}

function MotifField({ at: { value, change }, title, year }: MotifFieldProps) {
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Select
        label="Tekening"
        className="min-w-56 flex-1"
        value={value ?? BY_TITLE}
        onValueChange={(chosen) => change(() => POSTER_MOTIFS.find((motif) => motif === chosen) ?? null)}
        options={[
          { value: BY_TITLE, label: "Volgens de titel" },
          ...POSTER_MOTIFS.map((motif) => ({ value: motif, label: names[motif] })),
        ]}
      />
      <div className="w-32">
        <Poster title={title} year={year} motif={value ?? undefined} caption="" />
      </div>
    </div>
  );
}

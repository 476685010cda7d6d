import type { Content } from "@podium/shared/contracts/content";
import type { Localized } from "@podium/shared/words/languages";
import { at, type Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { LocalizedField, PlainField, Section } from "#modules/editors/content-admin/fields/fields.tsx";
import { ListField } from "#modules/editors/content-admin/fields/list-field.tsx";
import { RichTextField } from "#modules/editors/content-admin/fields/rich-text-field.tsx";
import { PictureField } from "#modules/editors/content-admin/pictures/picture-fields.tsx";

interface Titled {
  title: Localized;
  text: Localized;
}

const EMPTY = { nl: "" };

function TitledSection<T extends Titled>({ at: cursor, title }: { at: Cursor<T>; title: string }) {
  return (
    <Section title={title}>
      <LocalizedField at={at(cursor, "title")} label="Titel" maxLength={120} optional />
      <RichTextField at={at(cursor, "text")} label="Tekst" />
    </Section>
  );
}

function TitledItem<T extends Titled>({ at: cursor }: { at: Cursor<T> }) {
  return (
    <div className="flex flex-col gap-3">
      <LocalizedField at={at(cursor, "title")} label="Titel" maxLength={80} />
      <LocalizedField at={at(cursor, "text")} label="Tekst" maxLength={400} multiline />
    </div>
  );
}

export function HomeForm({ at: home }: { at: Cursor<Content<"home">> }) {
  return (
    <>
      <Section title="Bovenaan">
        <LocalizedField at={at(home, "eyebrow")} label="Boven de titel" maxLength={80} optional />
        <LocalizedField at={at(home, "title")} label="Titel" maxLength={120} optional />
        <LocalizedField at={at(home, "lead")} label="Inleiding" maxLength={400} multiline optional />
      </Section>
      <TitledSection at={at(home, "welcome")} title="Welkom" />
      <Section title="Waarom komen">
        <ListField
          at={at(home, "reasons")}
          legend="Redenen"
          one="Reden"
          addLabel="Reden toevoegen"
          empty={{ title: EMPTY, text: EMPTY }}
          max={6}
        >
          {(reason) => <TitledItem at={reason} />}
        </ListField>
      </Section>
    </>
  );
}

export function AboutForm({ at: about }: { at: Cursor<Content<"about">> }) {
  return (
    <>
      <Section title="Bovenaan">
        <LocalizedField at={at(about, "lead")} label="Inleiding" maxLength={400} multiline optional />
      </Section>
      <TitledSection at={at(about, "mission")} title="Waarvoor u staat" />
      <Section title="Geschiedenis">
        <ListField
          at={at(about, "milestones")}
          legend="Mijlpalen"
          one="Mijlpaal"
          addLabel="Mijlpaal toevoegen"
          empty={{ year: "", text: EMPTY }}
          max={60}
        >
          {(milestone) => (
            <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <PlainField at={at(milestone, "year")} label="Jaar" maxLength={20} />
              <LocalizedField at={at(milestone, "text")} label="Wat er gebeurde" maxLength={400} multiline />
            </div>
          )}
        </ListField>
      </Section>
      <TitledSection at={at(about, "location")} title="De zaal" />
      <TitledSection at={at(about, "members")} title="De leden" />
      <Section title="Het bestuur">
        <ListField
          at={at(about, "board")}
          legend="Bestuursleden"
          one="Bestuurslid"
          addLabel="Bestuurslid toevoegen"
          empty={{ name: "", role: EMPTY, photo: null }}
          max={60}
        >
          {(member) => (
            <div className="flex flex-col gap-3">
              <div className="grid gap-3 sm:grid-cols-2">
                <PlainField at={at(member, "name")} label="Naam" maxLength={80} />
                <LocalizedField at={at(member, "role")} label="Functie" maxLength={80} optional />
              </div>
              <PictureField at={at(member, "photo")} legend="Foto" />
            </div>
          )}
        </ListField>
      </Section>
      <TitledSection at={at(about, "join")} title="Meedoen" />
    </>
  );
}

export function ContactForm({ at: contact }: { at: Cursor<Content<"contact">> }) {
  return (
    <>
      <Section title="Bovenaan">
        <LocalizedField at={at(contact, "lead")} label="Inleiding" maxLength={400} multiline optional />
      </Section>
      <Section title="De weg naar de zaal">
        <ListField
          at={at(contact, "directions")}
          legend="Hoe komt men er?"
          one="Weg"
          addLabel="Weg toevoegen"
          empty={{ title: EMPTY, text: EMPTY }}
          max={12}
        >
          {(way) => <TitledItem at={way} />}
        </ListField>
      </Section>
    </>
  );
}

export function LegalForm({ at: page }: { at: Cursor<Content<"terms" | "privacy">> }) {
  return (
    <Section title="De tekst">
      <LocalizedField at={at(page, "lead")} label="Inleiding" maxLength={600} multiline optional />
      <RichTextField at={at(page, "text")} label="Tekst" />
    </Section>
  );
}

/** The page says the rest: what the tests prove, and who else helps. */
export function AccessibilityForm({ at: page }: { at: Cursor<Content<"accessibility">> }) {
  return (
    <>
      <Section title="De zaal">
        <LocalizedField
          at={at(page, "hall")}
          label="Hoe toegankelijk de zaal is"
          hint="Rolstoelplaatsen, ringleiding, parkeerplaats, toilet, trappen. Leeg: men leest dat men het u kan vragen."
          maxLength={2000}
          multiline
          optional
        />
      </Section>
      <Section title="Wie helpt">
        <LocalizedField
          at={at(page, "contact")}
          label="Wie helpt bij een vraag"
          hint="Een naam, een nummer en uren. Uw e-mailadres en dat u binnen 14 dagen antwoordt, staan er altijd bij."
          maxLength={600}
          multiline
          optional
        />
      </Section>
      <Section title="Wat nog niet kan">
        <LocalizedField
          at={at(page, "shortcomings")}
          label="Tekortkomingen die u kent"
          hint="Van uw zaal, of van de teksten en beelden die u zelf op de site zette. Leeg: men leest dat u er geen kent."
          maxLength={2000}
          multiline
          optional
        />
      </Section>
    </>
  );
}

export function PlaysForm({ at: page }: { at: Cursor<Content<"plays">> }) {
  return (
    <Section title="Bovenaan">
      <LocalizedField at={at(page, "lead")} label="Inleiding" maxLength={400} multiline optional />
    </Section>
  );
}

import type { Content, ContentDraft, ContentPart } from "@podium/shared/contracts/content";
import type { ReactNode } from "react";
import { DocumentEditor } from "#modules/editors/content-admin/documents/document-editor.tsx";
import { DocumentScreen } from "#modules/editors/content-admin/documents/document-screen.tsx";
import type { DocumentCalls, DocumentDraft } from "#modules/editors/content-admin/documents/document.ts";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { api } from "#platform/api-client.ts";
import { AboutForm, AccessibilityForm, ContactForm, HomeForm, LegalForm, PlaysForm } from "./page-forms.tsx";
import { SocietyForm } from "./society-form.tsx";

interface PartEditorProps<P extends ContentPart> {
  part: P;
  /** Renders the response of `previewContent` as visitors will see it. */
  renderPreview: (shown: Record<string, unknown>) => ReactNode;
}

export function PartEditor<P extends ContentPart>({ part, renderPreview }: PartEditorProps<P>) {
  return (
    <DocumentEditor<Content<P>> calls={partCalls(part)}>
      {(session) => (
        <DocumentScreen
          session={session}
          renderForm={(content) => <PartForm part={part} at={content} />}
          consequence="Bezoekers lezen dan binnen enkele seconden wat u hier schreef, op de site en in mails. Wat er nu staat, blijft in de geschiedenis."
          preview={(language, signal) => api.previewContent({ params: { part }, query: { language }, signal })}
          renderPreview={renderPreview}
        />
      )}
    </DocumentEditor>
  );
}

/** The cast is safe: the server checks the content by the schema of its part. */
const ofPart = <P extends ContentPart>(draft: ContentDraft) => draft as ContentDraft & DocumentDraft<Content<P>>;

function partCalls<P extends ContentPart>(part: P): DocumentCalls<Content<P>> {
  const params = { part };
  return {
    key: part,
    load: async (signal) => ofPart<P>(await api.getContentDraft({ params, signal })),
    save: async (content, revision) => ofPart<P>(await api.saveContentDraft({ params, body: { content, revision } })),
    publish: async (revision) => ofPart<P>(await api.publishContent({ params, body: { revision } })),
    versions: (signal) => api.listContentVersions({ params, signal }),
    restore: async (versionId, revision) =>
      ofPart<P>(await api.restoreContentVersion({ params: { part, versionId }, body: { revision } })),
  };
}

type Forms = { readonly [P in ContentPart]: (props: { at: Cursor<Content<P>> }) => ReactNode };

const forms: Forms = {
  society: SocietyForm,
  home: HomeForm,
  about: AboutForm,
  contact: ContactForm,
  terms: LegalForm,
  privacy: LegalForm,
  accessibility: AccessibilityForm,
  plays: PlaysForm,
};

function PartForm<P extends ContentPart>({ part, at }: { part: P; at: Cursor<Content<P>> }) {
  const Form: (props: { at: Cursor<Content<P>> }) => ReactNode = forms[part];
  return (
    <>
      {part !== "society" && <Placeholders part={part} />}
      <Form at={at} />
    </>
  );
}

const general: readonly [name: string, meaning: string][] = [
  ["{society}", "de naam van uw vereniging"],
  ["{email}", "uw e-mailadres"],
  ["{venue}", "de naam van uw zaal"],
  ["{address}", "het adres van uw zaal"],
  ["{holdMinutes}", "hoeveel minuten gekozen stoelen vastgehouden worden"],
  ["{paymentDays}", "hoeveel dagen men heeft om te betalen"],
  ["{payWithinDays}", "binnen hoeveel werkdagen men overschrijft"],
  ["{transferDays}", "hoeveel werkdagen een overschrijving duurt"],
  ["{doorsOpen}", "hoe lang voor het begin de deuren opengaan"],
];
const retention: readonly [name: string, meaning: string] = [
  "{keeping}",
  "wat er bewaard wordt en hoelang, zoals deze site het werkelijk doet",
];

/** Words that are filled in for the visitor, so that they stay right when something changes. */
function Placeholders({ part }: { part: ContentPart }) {
  return (
    <details className="rounded-md border border-line bg-surface-sunken px-4 py-2">
      <summary className="min-h-9 py-1 font-semibold">Woorden die de site zelf invult</summary>
      <p className="mt-1">
        Schrijf ze precies zo, met de accolades. Bezoekers lezen op die plaats wat dan geldt, ook als u het later
        verandert.
      </p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 pb-2 sm:grid-cols-[auto_1fr]">
        {[...general, ...(part === "privacy" ? [retention] : [])].map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt className="font-mono text-sm">{name}</dt>
            <dd className="text-sm text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

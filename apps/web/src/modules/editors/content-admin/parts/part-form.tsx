import type { Content, ContentPart } from "@podium/shared/contracts/content";
import type { ReactNode } from "react";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { AboutForm, ContactForm, HomeForm, LegalForm, PlaysForm } from "./page-forms.tsx";
import { Placeholders } from "./placeholders.tsx";
import { SocietyForm } from "./society-form.tsx";

type Forms = { readonly [P in ContentPart]: (props: { at: Cursor<Content<P>> }) => ReactNode };

const forms: Forms = {
  society: SocietyForm,
  home: HomeForm,
  about: AboutForm,
  contact: ContactForm,
  terms: LegalForm,
  privacy: LegalForm,
  plays: PlaysForm,
};

/** The fields of a part of the site. */
export function PartForm<P extends ContentPart>({ part, at }: { part: P; at: Cursor<Content<P>> }) {
  const Form: (props: { at: Cursor<Content<P>> }) => ReactNode = forms[part];
  return (
    <>
      {part !== "society" && <Placeholders part={part} />}
      <Form at={at} />
    </>
  );
}

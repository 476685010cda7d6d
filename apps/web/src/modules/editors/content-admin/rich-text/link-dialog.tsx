import type { Editor } from "@tiptap/react";
import * as z from "zod";
import { EMAIL, mailLink, storedEmail } from "@podium/shared/words/typed-email";
import { isPhone, phoneLink, storedPhone } from "@podium/shared/words/typed-phone";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { TextField } from "#ui/text-field.tsx";

const UNSAFE =
  "Naar zo'n adres kan een link niet leiden. Gebruik een webadres (https://…), een e-mailadres, een telefoonnummer, of een pagina van deze site zoals /tickets.";

const linkSchema = z.object({
  text: z.string(),
  href: z
    .string()
    .trim()
    .transform(wholeAddress)
    .refine((address) => isSafeLink(address) && !/\s|^https?:\/\/[^.]*$/.test(address), { message: UNSAFE }),
});

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = String(editor.getAttributes("link")["href"] ?? "");
  const needsText = editor.state.selection.empty && current === "";
  const form = useContractForm({
    schema: () => Promise.resolve(linkSchema),
    defaultValues: { text: "", href: current },
    submit: async ({ text, href }) => {
      const chain = editor.chain().focus().extendMarkRange("link");
      if (!needsText) return chain.setLink({ href }).run();
      const words = text.trim() || href.replace(/^(?:https?:\/\/|mailto:|tel:)/, "");
      const mark = { type: "link", attrs: { href } };
      return chain
        .insertContent({ type: "text", text: words, marks: [mark] })
        .unsetMark("link")
        .run();
    },
    onSuccess: onClose,
  });
  const remove = (): void => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={current === "" ? "Link invoegen" : "Link wijzigen"}
      submitLabel="Bewaren"
      words={({ message }) => ({ message })}
      {...(current !== "" && { cancelLabel: "Link weghalen", onCancel: remove })}
      onClose={onClose}
    >
      <TextField
        label="Adres"
        autoComplete="off"
        hint="Een webadres, een e-mailadres, een telefoonnummer, of een pagina van deze site zoals /tickets."
        {...form.field("href", UNSAFE)}
      />
      {needsText && (
        <TextField
          label="Woorden"
          optional
          autoComplete="off"
          hint="Wat bezoekers lezen en aanklikken."
          {...form.field("text", "")}
        />
      )}
    </FormDialog>
  );
}

const OWN_PATH = /^\/(?!\/)/;
/** Minimum length, punctuation included: shorter texts are rarely telephone numbers. */
const SHORTEST_NUMBER = 8;
const SAFE = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Allows a web address, a mail address, a telephone number, or a page of the site itself. */
export function isSafeLink(address: string): boolean {
  if (OWN_PATH.test(address)) return true;
  return URL.canParse(address) && SAFE.has(new URL(address).protocol);
}

/** Completes a typed address: 'www.voorbeeld.be', 'jan@voorbeeld.be'. */
export function wholeAddress(typed: string): string {
  const address = typed.trim();
  if (OWN_PATH.test(address) || /^[a-z][a-z+.-]*:/i.test(address)) return address;
  if (EMAIL.test(storedEmail(address))) return mailLink(storedEmail(address));
  if (address.length >= SHORTEST_NUMBER && isPhone(storedPhone(address))) return phoneLink(address);
  return `https://${address}`;
}

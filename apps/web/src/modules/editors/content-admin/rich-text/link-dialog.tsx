import type { Editor } from "@tiptap/react";
import * as z from "zod";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { TextField } from "#ui/text-field.tsx";
import { isSafeLink, wholeAddress } from "./link-address.ts";

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

/** Asks for the address of the selected words; without a selection, also for the words. */
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

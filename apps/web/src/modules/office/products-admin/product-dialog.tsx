import type { ManagedProduct, ProductForm } from "@podium/shared/contracts/products";
import type { Show } from "@podium/shared/contracts/shows";
import { useState } from "react";
import { adminErrorWords, serverMessage } from "#entities/admin/admin-errors.ts";
import { type NamedShow, showChoices } from "#entities/shows/named-shows.ts";
import { showsQuery } from "#entities/shows/shows.ts";
import { ChecklistField, SelectField } from "#forms/choice-fields.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { Loaded } from "#ui/loaded.tsx";
import { TextField } from "#ui/text-field.tsx";
import { fieldsOf, NEW_PRODUCT, type ProductFields, rateOptions } from "./product-form.ts";

interface ProductDialogProps {
  /** Null for a new one. */
  product: ManagedProduct | null;
  /** All shows, past ones too; undefined while they load. */
  named: readonly NamedShow[] | undefined;
  onClose: () => void;
  onSaved: (product: ManagedProduct) => void;
}

/** Makes or changes a product. */
export function ProductDialog({ product, named, onClose, onSaved }: ProductDialogProps) {
  const fields = product ? fieldsOf(product) : NEW_PRODUCT;
  const form = useContractForm<ProductFields, ProductForm, ManagedProduct>({
    schema: async () => (await import("./product-form-schema.ts")).productFieldsSchema,
    defaultValues: fields,
    submit: (body) => (product ? api.updateProduct({ params: { id: product.id }, body }) : api.createProduct({ body })),
    onSuccess: onSaved,
  });
  const shows = useLiveQuery(showsQuery);
  return (
    <FormDialog
      form={form}
      title={product ? "Product wijzigen" : "Nieuw product"}
      description={
        product
          ? "Wie het al kocht of in de winkelwagen heeft, houdt de naam en de prijs van toen."
          : "Bezoekers kunnen het bij hun stoelen kiezen, en krijgen er een QR-code voor op hun tickets."
      }
      submitLabel={product ? "Bewaren" : "Aanmaken"}
      words={(error) => ({ detail: serverMessage(error) })}
      onClose={onClose}
    >
      <TextField
        label="Naam"
        maxLength={60}
        autoComplete="off"
        hint="Zoals bezoekers het lezen: Drankkaart, Programmaboekje, Parking."
        {...form.field("name", "Vul een naam in van ten hoogste 60 tekens.")}
      />
      <TextField
        label="Prijs (€)"
        inputMode="decimal"
        autoComplete="off"
        hint="Van één, btw inbegrepen."
        {...form.field("price", "Vul een bedrag in, zoals 10 of 2,50.")}
      />
      <SelectField
        form={form}
        name="vatRate"
        sentence="Kies een btw-tarief."
        label="Btw"
        options={rateOptions(fields.vatRate)}
      />
      <TextField
        label="Voorraad"
        optional
        inputMode="numeric"
        autoComplete="off"
        hint="Voor alle voorstellingen samen, met wat al verkocht is. Leeg: zonder grens."
        {...form.field("stock", "Vul een geheel getal in, of laat leeg.")}
      />
      <Loaded query={shows} loading="Voorstellingen laden..." words={adminErrorWords}>
        {(coming) => <ShowsField form={form} coming={coming} own={fields.showIds} named={named} />}
      </Loaded>
      <TextField
        label="Te koop tot"
        type="datetime-local"
        optional
        hint="Leeg: zolang er stoelen verkocht worden."
        {...form.field("sellUntil", "Kies een dag en een uur, of laat leeg.")}
      />
    </FormDialog>
  );
}

interface ShowsFieldProps {
  form: ReturnType<typeof useContractForm<ProductFields, ProductForm, ManagedProduct>>;
  coming: readonly Show[];
  own: readonly number[];
  named: readonly NamedShow[] | undefined;
}

function ShowsField({ form, coming, own, named }: ShowsFieldProps) {
  // The first list stays: a show that disappears would take the focus of a user who is on it along.
  const [offered] = useState(coming);
  return (
    <ChecklistField
      form={form}
      name="showIds"
      sentence="Kies ten hoogste 100 voorstellingen, of geen enkele."
      legend="Enkel bij deze voorstellingen"
      hint="Kiest u er geen, dan is het te koop bij alle voorstellingen, ook die u later plant."
      choices={showChoices(offered, own, named)}
    />
  );
}

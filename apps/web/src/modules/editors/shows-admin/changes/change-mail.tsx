import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import type { Show } from "@podium/shared/contracts/shows";
import type { ShowChangeState } from "@podium/shared/contracts/show-changes";
import { countedPlaces } from "@podium/shared/words/counted-places";
import type { useContractForm } from "#forms/use-contract-form.ts";
import { MailEditor } from "#modules/editors/shows-admin/mail-editor.tsx";
import { formatDate } from "#platform/format.ts";
import { reservationPath } from "#platform/paths.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PhoneLink } from "#ui/phone-link.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type ChoosePeriod, lastDays, lastMoment, type ChangeMail, type ChangeMailFields } from "./drafts.ts";

type Form = ReturnType<typeof useContractForm<ChangeMailFields, ChangeMail, void>>;

interface ChangeMailFormProps {
  form: Form;
  id: string;
  show: Show;
  kind: ChangeKind;
  period: ChoosePeriod;
}

/** The mail about a change; for another date or place the administrator decides whether holders may choose. */
export function ChangeMailForm({ form, id, show, kind, period }: ChangeMailFormProps) {
  const { subject, text, asks, chooseBefore } = form.watch();
  const days = lastDays(period);
  const until = asks ? lastMoment(chooseBefore, period) : null;
  const question = until === null ? undefined : { kind, chooseBefore: until };
  return (
    <MailEditor form={form} id={id} showId={show.id} draft={{ subject, text }} asks={question}>
      {kind === "CHANGED" && (
        <Checkbox label="Wie betaalde, mag kiezen: toch komen, of de plaatsen teruggeven" {...form.register("asks")} />
      )}
      {asks && (
        <TextField
          label="Kiezen kan tot en met"
          type="date"
          {...days}
          {...form.field("chooseBefore", {
            empty: "Kies de laatste dag om te kiezen.",
            wrong: `Kies een dag van ${formatDate(`${days.min}T12:00Z`)} tot en met ${formatDate(`${days.max}T12:00Z`)}.`,
          })}
        />
      )}
    </MailEditor>
  );
}

type ToCall = ShowChangeState["holders"]["toCall"];

/** Holders whom no mail reaches, with their telephone numbers. */
export function CallList({ toCall }: { toCall: ToCall }) {
  if (toCall.length === 0) return null;
  const reservations = toCall.length === 1 ? "1 reservering heeft" : `${toCall.length} reserveringen hebben`;
  return (
    <Notice tone="warning" title={`${reservations} geen e-mailadres: bel die mensen op.`} className="mb-5">
      <ul className="mt-1 grid gap-1">
        {toCall.map(({ reservationId, name, number, seats, isPaid }) => (
          <li key={reservationId} className="wrap-anywhere">
            <strong>{name}</strong>
            {", "}
            {number === "" ? (
              "geen telefoonnummer"
            ) : (
              <PhoneLink number={number} className="text-link whitespace-nowrap" />
            )}
            {", "}
            <Link to={reservationPath(reservationId)} className="text-link whitespace-nowrap">
              nr. {reservationId}
            </Link>
            , {seats === 0 ? "tickets teruggegeven" : countedPlaces(seats)}
            {!isPaid && ", nog niet betaald"}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

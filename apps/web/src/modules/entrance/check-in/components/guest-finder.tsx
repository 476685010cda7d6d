import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import { parseProductQr, parseTicketQr } from "@podium/shared/tickets/ticket-qr";
import { type FormEvent, useId, useRef, useState } from "react";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { checkInAtom } from "#modules/entrance/check-in/model/check-in-state.ts";
import { findGuests } from "#modules/entrance/check-in/model/find-guests.ts";
import { GuestRow } from "./guest-row.tsx";
import type { CheckInActions } from "./next-step-bar.tsx";
import type { ProductActions } from "./product-lines.tsx";
import { parseTicketNumber, ticketNumber } from "#modules/entrance/check-in/model/ticket-number.ts";
import { holderKey } from "#modules/entrance/check-in/model/validate-ticket.ts";

const MOST_SHOWN = 8;
const NOT_FOUND = "Dit is geen ticketnummer, en er is geen gast met die naam.";
const NO_LIST = "Nog geen lijst op dit toestel: zoeken op naam kan zodra ze geladen is.";

interface GuestFinderProps extends CheckInActions, ProductActions {
  text: string;
  onType: (text: string) => void;
  onCode: (text: string) => void;
  onUndo: (tickets: readonly CheckInTicket[]) => void;
}

export function GuestFinder({ text, onType, onCode, onUndo, onHandOut, onTakeBack, ...actions }: GuestFinderProps) {
  const { list } = useAtomValue(checkInAtom);
  const [wrong, setWrong] = useState(false);
  const countId = useId();
  const field = useRef<HTMLInputElement>(null);
  const number = parseTicketNumber(text, list?.tickets);
  const groups = list && !number ? findGuests(list.tickets, text, list.products) : [];

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    if (number) actions.onCheckIn(number);
    else if (parseTicketQr(text) ?? parseProductQr(text)) onCode(text);
    else return setWrong(groups.length === 0);
    onType("");
    // A phone's keyboard would cover the results.
    if (isPhone()) field.current?.blur();
  };

  /** Moves the focus to the field, as the pressed button disappears. Not on a phone: its keyboard would open. */
  const goOn = (): void => {
    if (isPhone()) return;
    field.current?.focus();
    field.current?.select();
  };
  const rowActions: CheckInActions = {
    ...actions,
    onCheckIn: (ticket) => {
      goOn();
      actions.onCheckIn(ticket);
    },
    onCheckInAll: (holder) => {
      goOn();
      actions.onCheckInAll(holder);
    },
    onCash: (reservationId, seatIds) => {
      goOn();
      actions.onCash(reservationId, seatIds);
    },
    onCashDue: (reservationId, amount) => {
      goOn();
      actions.onCashDue(reservationId, amount);
    },
  };

  return (
    <section aria-label="Zonder camera">
      <h2 className="mb-2 text-xl">Zonder camera</h2>
      <form onSubmit={submit} className="flex items-end gap-3">
        <TextField
          ref={field}
          label="Ticketnummer of naam"
          hint={`Bijvoorbeeld ${ticketNumber({ reservationId: 42, seatId: list?.tickets[0]?.seatId ?? "A-1" })}, of Peeters`}
          // Leaves room for the bar of the next step, which would cover the field.
          className="min-w-0 flex-1 [&_input]:scroll-mb-44"
          value={text}
          error={wrong ? (list ? NOT_FOUND : NO_LIST) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-controls={countId}
          onChange={(event) => {
            onType(event.target.value);
            setWrong(false);
          }}
        />
        {number && <Button type="submit">Binnenlaten</Button>}
      </form>
      <p id={countId} role="status" className="mt-2 text-muted empty:hidden">
        {groups.length > MOST_SHOWN && `De eerste ${MOST_SHOWN} van ${groups.length} gasten; tik meer van de naam.`}
        {groups.length === 0 && text.trim().length > 2 && !number && !wrong && (list ? "Geen gast gevonden." : NO_LIST)}
      </p>
      <ul className="divide-y divide-line">
        {groups.slice(0, MOST_SHOWN).map((group) => (
          <GuestRow
            key={holderKey(group)}
            group={group}
            {...rowActions}
            onUndo={onUndo}
            onTakeBack={onTakeBack}
            onHandOut={(product, count) => {
              goOn();
              onHandOut(product, count);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function isPhone(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

import { Check, CloudOff, X } from "virtual:icons";
import { countingOf, kindWord, type NamedSeat, placeLabels, seatLabel } from "@podium/shared/halls/seat-names";
import { classNames } from "#ui/class-names.ts";
import type { CheckInResult } from "#modules/entrance/check-in/model/check-in-state.ts";

/** Readable from a metre away. Always mounted, so that a screen reader announces each result. */
export function ResultScreen({ result }: { result: CheckInResult | null }) {
  return (
    <div role="alert" aria-atomic="true">
      {result && (
        <div
          data-result={result.ok ? "ok" : "refused"}
          className={classNames(
            "fixed inset-0 z-60 flex flex-col items-center justify-center gap-[2.4dvh] overflow-y-auto p-4 text-center leading-none text-cream",
            result.ok ? "bg-success-strong" : "bg-danger-strong",
          )}
        >
          <Sign ok={result.ok} small={mustCheckType(result)} />
          <p className="font-display text-[min(15vw,11dvh)] font-semibold">{result.ok ? "Succes" : "Fout"}</p>
          {result.product ? (
            <p className="max-w-full text-[min(13vw,10dvh)] leading-[1.05] font-bold text-balance wrap-anywhere">
              {result.product.words}
            </p>
          ) : result.movedTo === null ? (
            <Seats seats={result.seats} loud={result.ok} />
          ) : (
            <MovedTo seat={result.movedTo} />
          )}
          {mustCheckType(result) && (
            <p
              className={classNames(
                "max-w-full rounded-[1.5dvh] bg-cream px-[0.5em] py-[0.15em] leading-[1.05] font-bold text-balance wrap-anywhere text-success-strong",
                (result.ticketType?.length ?? 0) > LONG ? "text-[min(10vw,7dvh)]" : "text-[min(17vw,11dvh)]",
              )}
            >
              {result.ticketType}
            </p>
          )}
          {result.guest !== null && <p className="text-[min(9vw,7dvh)] leading-tight font-semibold">{result.guest}</p>}
          {result.message !== null && result.movedTo === null && (
            <p className="max-w-[24ch] text-[min(9vw,7.5dvh)] leading-tight font-semibold text-balance">
              {result.message}
            </p>
          )}
          {result.offline && (
            <p className="flex items-center gap-2 text-lg font-semibold">
              <CloudOff className="size-6" />
              {result.ok ? "Zonder verbinding bewaard" : "Nagekeken zonder verbinding"}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** In letters: a longer text does not fit in the largest font. */
const LONG = 10;

const mustCheckType = ({ ok, ticketType }: CheckInResult): boolean => ok && ticketType !== null;

/** A check mark in a circle or a cross in a square: they differ without colour too. */
function Sign({ ok, small }: { ok: boolean; small: boolean }) {
  const Icon = ok ? Check : X;
  return (
    <span
      className={classNames(
        "grid place-items-center border-[min(2.4vw,1.4dvh)] border-cream",
        small ? "size-[min(26vw,13dvh)]" : "size-[min(44vw,24dvh)]",
        ok ? "rounded-full" : "rounded-[min(5vw,3dvh)]",
      )}
    >
      <Icon strokeWidth={3.2} className="size-[70%]" />
    </span>
  );
}

function MovedTo({ seat }: { seat: NamedSeat }) {
  return (
    <>
      <p className="text-[min(10vw,8dvh)] leading-[1.05] font-semibold">Verplaatst: nu</p>
      <Seat seat={seat} loud />
    </>
  );
}

function Seats({ seats, loud }: { seats: readonly NamedSeat[]; loud: boolean }) {
  const [first] = seats;
  if (first === undefined) return null;
  if (seats.length === 1) return <Seat seat={first} loud={loud} />;
  return (
    <>
      <p className="text-[min(15vw,13dvh)] leading-[1.05] font-bold">{countingOf(seats)(seats.length)}</p>
      <p className="max-w-[30ch] text-[min(6vw,4.5dvh)] leading-tight font-semibold text-balance">
        {placeLabels(seats)}
      </p>
    </>
  );
}

function Seat({ seat, loud }: { seat: NamedSeat; loud: boolean }) {
  const { lines, vw, wraps } = seatLines(seat, loud ? 19 : 13);
  const kind = kindWord(seat);
  return (
    <>
      <p
        className="flex max-w-full flex-wrap justify-center gap-x-[0.25em] leading-[1.05] font-bold"
        style={{ fontSize: `min(${vw}vw, ${loud ? 17 : 11}dvh)` }}
      >
        {lines.map((line) => (
          <span key={line} className={wraps ? "max-w-full wrap-anywhere" : "whitespace-nowrap"}>
            {line}
          </span>
        ))}
      </p>
      {kind !== undefined && (
        <p className="text-[min(9vw,6.5dvh)] leading-tight font-semibold first-letter:uppercase">{kind}</p>
      )}
    </>
  );
}

/** A line of n letters fills the screen's width at a font size of about this many vw, divided by n. */
const FULL_VW = 171;
const SMALLEST_VW = 6.5;

/** As large as both lines fit. @param largest in vw @returns `wraps` when a line is too long at the smallest size */
export function seatLines(seat: NamedSeat, largest: number): { lines: string[]; vw: number; wraps: boolean } {
  const words = seatLabel(seat);
  const cut = words.lastIndexOf(" stoel ");
  const lines = cut < 0 ? [words] : [words.slice(0, cut), words.slice(cut + 1)];
  const fitting = FULL_VW / Math.max(...lines.map(({ length }) => length));
  return { lines, vw: Math.max(SMALLEST_VW, Math.min(largest, fitting)), wraps: fitting < SMALLEST_VW };
}

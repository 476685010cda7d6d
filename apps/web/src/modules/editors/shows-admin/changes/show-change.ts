import type { Choice, Chooser, ShowChangeState } from "@podium/shared/contracts/show-changes";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";

export const showChangeQuery = (showId: number) =>
  liveQuery({
    key: ["show-change", showId],
    fetch: (signal) => api.getShowChange({ params: { id: showId }, signal }),
  });

const choiceNames: Record<Choice, string> = {
  KEEP: "Komt toch",
  VOUCHER: "Cadeaubon",
  MONEY: "Geld terug",
  GIFT: "Gift",
};

/** Free tickets leave no money to give: their holders just do not come. */
export const nameOf = (choice: Choice, amount: number): string =>
  choice === "GIFT" && amount === 0 ? "Komt niet" : choiceNames[choice];

/** Excludes reservations that ended in another way. */
export const isUndecided = ({ choice, choices }: Pick<Chooser, "choice" | "choices">): boolean =>
  choice === null && choices.length > 0;

export function stateWords(chooser: Chooser): string {
  if (chooser.choice !== null) return nameOf(chooser.choice, chooser.amount);
  return isUndecided(chooser) ? "Nog niet gekozen" : "Reservering geannuleerd";
}

const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;

/** Holders to call about another date or place, without those who gave all tickets back. */
export const whoComes = ({ toCall }: Pick<ShowChangeState["holders"], "toCall">) =>
  toCall.filter(({ seats }) => seats > 0);

export function reachWords({ reach, unpaid, toCall }: ShowChangeState["holders"]): string {
  if (reach > 0)
    return `De mail gaat naar ${count(reach, "persoon", "mensen")}${unpaid > 0 ? ", ook naar wie nog moet betalen" : ""}.`;
  return whoComes({ toCall }).length > 0
    ? "Niemand van hen heeft een e-mailadres. Belde u iedereen? Druk dan op 'Geen mail nodig…'."
    : "Niemand heeft nog plaatsen voor deze voorstelling.";
}

export function concernedWords({ people, reservations, seats, amount }: ShowChangeState["holders"]): string {
  if (reservations === 0) return "Nog niemand heeft hier betaalde tickets.";
  return `Dit gaat over ${count(people, "persoon", "mensen")} met ${count(reservations, "reservering", "reserveringen")} (${countedPlaces(seats)})${amount > 0 ? `, samen goed voor ${formatEuro(amount)}` : ""}.`;
}

/** The reach of the mail of a cancelled show; empty when it reaches nobody. */
export function offReachWords({ reachOfCancellation }: ShowChangeState["holders"]): string {
  // A server of the previous release does not send this reach.
  if (!reachOfCancellation) return "";
  return [
    `Uw mail gaat naar ${count(reachOfCancellation, "persoon", "mensen")}.`,
    "Wie geld betaalde, kiest zelf wat ermee gebeurt.",
    "Wie tickets heeft zonder dat er geld betaald is, leest erin dat de reservering geannuleerd is.",
  ].join(" ");
}

/** Everything else that ends with the show; empty when nothing does. */
export function endingWords({ unpaid, waiting }: ShowChangeState["holders"]): string {
  return [
    ...(unpaid > 0
      ? [`${count(unpaid, "onbetaalde reservering eindigt", "onbetaalde reserveringen eindigen")}, met een mail.`]
      : []),
    ...(waiting > 0 ? [`De wachtlijst (${count(waiting, "wachtende", "wachtenden")}) stopt.`] : []),
  ].join(" ");
}

export const giftsOf = (items: ReadonlyArray<Pick<Chooser, "choice" | "amount">>): number =>
  items.reduce((sum, { choice, amount }) => (choice === "GIFT" ? sum + amount : sum), 0);

export function progressOf(items: ReadonlyArray<Pick<Chooser, "choice" | "choices">>): string {
  const left = items.filter(isUndecided).length;
  if (items.length === 0) return "Er valt voor niemand iets te kiezen.";
  return left === 0
    ? "Iedereen heeft gekozen."
    : `${left} van ${count(items.length, "reservering koos", "reserveringen kozen")} nog niet.`;
}

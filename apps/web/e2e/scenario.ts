/** What tests and benches prepare on the server. */
import type { Show, ShowForm } from "@podium/shared/contracts/shows";
import { hold, pay, reserve, showForm, ticketsOf } from "@podium/shared/test/steps.ts";
import type { Account, Accounts } from "./accounts.ts";

/** Stays unique when one server is tested twice. */
export const unique = (): string => crypto.randomUUID().slice(0, 8);

/** Under a name of its own, to be searched for. */
export function createShow({ admin }: Accounts, more?: Partial<ShowForm>): Promise<Show> {
  return admin.api.createShow({ body: showForm({ name: `Voorstelling ${unique()}`, ...more }) });
}

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3600_000).toISOString();

/** A show in an hour with paid tickets, and its check-in list. @param seatIds all in one reservation of Els Wouters */
export async function createCheckInScenario(accounts: Accounts, seatIds: readonly string[]) {
  const admin = accounts.admin.api;
  const show = await createShow(accounts, { dateTime: inHours(1) });
  const { api } = await accounts.register();
  const id = await reserve(api, show.id, seatIds);
  await pay(admin, id);
  const tickets = await ticketsOf(api, id);
  const codes = new Map(seatIds.map((seatId) => [seatId, tickets.get(seatId)?.content ?? ""]));
  return {
    show,
    id,
    codes,
    code: (seatId: string): string => codes.get(seatId) ?? "",
    list: () => admin.getCheckInList({ params: { showId: show.id } }),
  };
}

/** A member with a paid and an unpaid reservation, and a cart. */
export interface PageScenario {
  member: Account;
  show: Show;
  paid: number;
  unpaid: number;
}

/** Of the pages that axe looks at and that are photographed. */
export async function createPageScenario(accounts: Accounts): Promise<PageScenario> {
  const show = await createShow(accounts);
  const member = await accounts.register();
  const paid = await reserve(member.api, show.id, ["T4-A", "T4-B"]);
  await pay(accounts.admin.api, paid);
  const unpaid = await reserve(member.api, show.id, ["R2-F"]);
  await hold(member.api, show.id, ["T13-A", "T13-B", "R1-A"]);
  return { member, show, paid, unpaid };
}

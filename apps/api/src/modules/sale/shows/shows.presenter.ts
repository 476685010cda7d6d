import type { Show as ShowJson, ShowChange, ShowForm, ShowSeriesForm } from "@podium/shared/contracts/shows";
import { toCents } from "@podium/shared/money/money";
import { transferUntil } from "#platform/process/banking-days.ts";
import type { NewShow, Show } from "./shows.service.ts";

export function presentManagedShow(show: Show, now: Date): ShowJson {
  const { playId, seatsBlocked, toldStartsAt, toldVenue } = show;
  return {
    ...presentShow(show, now),
    ...(playId !== null && { playId }),
    seatsBlocked,
    ...(toldStartsAt && { told: { dateTime: toldStartsAt.toISOString(), ...(toldVenue && { venue: toldVenue }) } }),
  };
}

export function presentShow(show: Show, now: Date): ShowJson {
  const {
    id,
    name,
    hallPlanId,
    hallName,
    venue,
    playId,
    playSlug,
    startsAt,
    priceCents,
    ticketTypes,
    salesOpenAt,
    salesCloseAt,
    giveBack,
    waitingRoom,
    cancelledAt,
    seatsTotal,
    seatsAvailable,
    sellsProducts,
  } = show;
  const isOver = cancelledAt !== null || salesCloseAt <= now;
  return {
    id,
    name,
    dateTime: startsAt.toISOString(),
    hallPlanId,
    hallName,
    ...(venue && { venue }),
    ...(playId !== null && playSlug !== null && { playId, playSlug }),
    pricePerSeat: priceCents / 100,
    ticketTypes: ticketTypes.map(({ prices, ...type }) => ({
      ...type,
      prices: prices.map(({ zone, priceCents: cents }) => ({ zone, price: cents / 100 })),
    })),
    salesOpenAt: salesOpenAt?.toISOString() ?? null,
    salesCloseAt: salesCloseAt.toISOString(),
    giveBack,
    waitingRoom,
    salesOpen: cancelledAt === null && (salesOpenAt === null || salesOpenAt <= now) && salesCloseAt > now,
    transferUntil: transferUntil(startsAt).toISOString(),
    ...(cancelledAt && { cancelledAt: cancelledAt.toISOString() }),
    ...(sellsProducts && !isOver && { sellsProducts }),
    seatsTotal,
    seatsAvailable,
  };
}

export function parseShowChange(form: ShowChange): Omit<NewShow, "priceCents"> & { priceCents?: number } {
  return {
    name: form.name,
    startsAt: new Date(form.dateTime),
    salesOpenAt: form.salesOpenAt ? new Date(form.salesOpenAt) : null,
    salesCloseAt: form.salesCloseAt ? new Date(form.salesCloseAt) : null,
    ...(form.playId !== undefined && { playId: form.playId }),
    ...(form.hallPlanId !== undefined && { hallPlanId: form.hallPlanId }),
    ...(form.pricePerSeat !== undefined && { priceCents: toCents(form.pricePerSeat) }),
    ...(form.giveBack !== undefined && { giveBack: form.giveBack }),
    ...(form.waitingRoom !== undefined && { waitingRoom: form.waitingRoom }),
    ...(form.ticketTypes !== undefined && { ticketTypes: form.ticketTypes }),
  };
}

export function parseShowForm(form: ShowForm): NewShow {
  return { ...parseShowChange(form), priceCents: toCents(form.pricePerSeat) };
}

export function parseShowSeries({ dateTimes, closesBefore, ...form }: ShowSeriesForm): NewShow[] {
  return dateTimes.map((dateTime) => {
    const closesAt = new Date(Date.parse(dateTime) - closesBefore * 60_000);
    return parseShowForm({ ...form, dateTime, salesCloseAt: closesAt.toISOString() });
  });
}

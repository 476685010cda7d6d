import type { shows } from "../nl/shows.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof shows> = {
  oclock: (time) => time,
  from: (price) => `from ${price}`,
  perSeat: (price) => `${price} per seat`,
  chooseSeats: "Choose your seats",
  seeHall: "View the hall",
  cancelled: "Cancelled",
  soldOut: "Sold out",
  lastPlace: "1 seat left",
  lastPlaces: (count) => `Last ${count} seats`,
  placesFree: (free, total) => `${free} of ${total} seats left`,
  onSaleFrom: (when) => `On sale from ${when}`,
  isCancelled: "This performance will not take place. Everyone who had tickets was sent an email.",
  presale: "Do you have a presale code? Enter it above the seating plan: then you can choose your seats now.",
  saleClosed: "Online sales have closed. Ask at the box office whether there are any seats left.",
  followShows: "All performances in your calendar",
};

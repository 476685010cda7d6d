import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/products.ts";

export const translation: Translation<typeof dutch> = {
  extras: {
    title: "Anything else?",
    optional: "Only if you like. You receive it at the theatre, with a QR code beside your tickets.",
    loading: "Loading…",
    loadFailed: "We could not load what you can add. Your seats are kept for you meanwhile.",
    tryAgain: "Try again",
    each: (price: string) => `${price} each`,
    together: (amount: string) => `${amount} together`,
    until: (moment: string) => `Available until ${moment}`,
    left: (count: number) => `${count} left`,
    noMore: "There are no more.",
    most: (count: number) => `No more than ${count} at a time.`,
    soldOut: "Sold out",
    notSold: "No longer sold. Take it out of your basket to go on.",
    fewer: (name: string) => `One fewer: ${name}`,
    more: (name: string) => `One more: ${name}`,
    chosen: (count: number) => `${count} chosen`,
    changed: (count: number, name: string, total: string) => `${count} × ${name}. Total ${total}.`,
    failed: "The change did not go through. Please try again.",
    notYetChanged: "The connection is lost for a moment. Your choice has not been changed yet.",
  },

  shownProducts: {
    beside: "Also bought",
    label: (product: string) => `Receipt for ${product}`,
    bon: (number: string) => `Receipt ${number}`,
    codeAlt: (product: string) => `QR code of ${product}`,
    collect: "Show this code to collect it",
    collected: (handedOut: number, count: number) =>
      handedOut === count ? "Collected" : `${handedOut} of ${count} collected`,
  },
};

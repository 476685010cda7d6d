import type { Translation } from "../messages.ts";
import type { giveBack } from "../nl/give-back.tsx";

export const translation: Translation<typeof giveBack> = {
  title: "Give tickets back",
  oneGoes: (place, show) => (
    <>
      You are giving back {place} for {show}.
    </>
  ),
  chooseBelow: (show) => `Choose below which tickets for ${show} you give back.`,
  keep: "No, keep",
  confirm: (count) => (count < 2 ? "Yes, give back" : `Yes, give ${count} back`),
  which: "Which tickets are you giving back?",
  chooseFirst: "First choose which tickets you give back. You can then read here what happens, before you confirm.",
  thisHappens: "This is what happens:",
  areForSale: (count) => (count === 1 ? "Your ticket is for sale." : "Your tickets are for sale."),
  failed: "Nothing has been given back.",

  noLongerValid: (count) =>
    count === 1
      ? "As soon as you confirm, this ticket is no longer valid at the entrance."
      : "As soon as you confirm, these tickets are no longer valid at the entrance.",
  boughtForVoucher: (count) =>
    `If somebody buys ${count === 1 ? "the seat" : "a seat"}, you get your money back as a gift voucher, by email.`,
  boughtForMoney: (count) =>
    `If somebody buys ${count === 1 ? "the seat" : "a seat"}, you get your money back in your bank account, or at the box office if you paid in cash.`,
  notBought: (count) => `If nobody buys ${count === 1 ? "the seat" : "them"}, you get nothing back.`,
  neverMore:
    "You never get back more than the new buyer pays. If you paid with a gift voucher, the money goes back on that voucher.",
  waitingFirst: (count) =>
    `People on the waiting list may buy the ${count === 1 ? "seat" : "seats"} first. If nobody is on it, anyone can.`,
  canStillKeep: "As long as nobody has chosen the seat, you can still keep it.",

  returned: "Given back",
  became: (place, state) => `${place}: ${state.toLowerCase()}`,
  keepAfterAll: "Keep it after all",
  kept: "You keep your seat. Your ticket is valid again.",
  keepFailed: "You cannot keep this seat.",
  forSale: "For sale",
  canComeFree: "Can you come after all? Then you can keep this seat again.",
  canCome: "You get an email as soon as somebody buys this seat. Can you come after all? Then you can keep it again.",
  taken: "Somebody has chosen this seat",
  notPaidYet: "It has not been paid for yet. You get an email as soon as somebody pays for this seat.",
  unsold: "Not sold",
  nothingBack: "Nobody bought this seat. You get nothing back for it.",
  sold: "Sold",
  isOthers: "Somebody else now has this seat.",

  restAsVoucher: (all) =>
    `You get ${all} back. What was paid with a gift voucher is back on that voucher. You get the rest as a gift voucher, in a separate email.`,
  restAsMoney: (all) =>
    `You get ${all} back. What was paid with a gift voucher is back on that voucher. You get the rest in your bank account or at the box office.`,
  allOnVoucher: (all) => `${all} is back on the gift voucher that you paid with.`,
  allAsVoucher: (all) => `You get ${all} back. Your gift voucher is on its way, in a separate email.`,
  allAsMoney: (all) => `You get ${all} back, in your bank account or at the box office.`,
  partOnVoucher: (all, part) => `You get ${all} back. ${part} of it is back on the gift voucher that you paid with.`,
  partAsVoucher: (part) => `For ${part} a new gift voucher is on its way, in a separate email.`,
  partAsMoney: (part) => `You get ${part} in your bank account or at the box office.`,
};

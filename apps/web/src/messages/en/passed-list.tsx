import type { Translation } from "../messages.ts";
import type { passedList } from "../nl/passed-list.tsx";

export const translation: Translation<typeof passedList> = {
  title: "Passed on",
  passedTo: (place, name) => `${place}: passed on to ${name}`,
  wentTo: (email) => `The ticket went to ${email}.`,
  takeBack: "Take back",
  asks: "Take the ticket back?",
  whatItMeans: (place, name) => (
    <>
      The ticket for {place} is then yours again. The QR code of {name} is no longer valid. We tell them by email.
    </>
  ),
  leave: "No, leave it",
  confirm: "Yes, take back",
  taken: "You have your ticket back, with a new QR code.",
  failed: "The ticket has not been taken back.",
};

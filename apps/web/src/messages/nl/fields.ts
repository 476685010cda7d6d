import { messages } from "../messages.ts";

/** The fields of every form. */
export const fields = messages("fields", {
  formLoading: "Formulier laden…",
  optional: "(niet verplicht)",
  showSigns: "Tekens tonen",
  hideSigns: "Tekens verbergen",
  choose: "Maak een keuze",
});

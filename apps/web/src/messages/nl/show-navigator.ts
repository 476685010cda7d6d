import { messages } from "../messages.ts";

/** Goes from one show to the next. */
export const showNavigator = messages("show-navigator", {
  chooseShow: "Voorstelling kiezen",
  previous: "Vorige voorstelling",
  next: "Volgende voorstelling",
});

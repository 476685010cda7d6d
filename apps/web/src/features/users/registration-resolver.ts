import { zodResolver } from "@hookform/resolvers/zod";
import { registerSchema } from "@podium/shared/contracts/users";
import { fieldSentence } from "./field-sentences.ts";

/** The contract's own rules for a registration, with Dutch sentences. */
export const registrationResolver = zodResolver(registerSchema, {
  error: ({ path }) => fieldSentence(path?.[0]?.toString()),
});

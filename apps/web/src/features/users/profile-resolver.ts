import { zodResolver } from "@hookform/resolvers/zod";
import { profileSchema } from "@podium/shared/contracts/users";
import { fieldSentence } from "./field-sentences.ts";

/** The contract's own rules for a profile, with Dutch sentences. */
export const profileResolver = zodResolver(profileSchema, {
  error: ({ path }) => fieldSentence(path?.[0]?.toString()),
});

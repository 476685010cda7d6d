import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod";
import { EMPTY, WRONG } from "./sentence.ts";

export function contractResolver<Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>) {
  return zodResolver(schema, { error: ({ input }) => (input === "" || input === undefined ? EMPTY : WRONG) });
}

import { useMutation } from "@tanstack/react-query";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from "react-hook-form";
import type * as z from "zod";
import { ApiError, offlineError } from "#platform/api-client.ts";
import { type Sentence, words, WRONG } from "./sentence.ts";

interface ContractFormOptions<Input extends FieldValues, Output, Result> {
  /** Loads the rules of the contract; runs when the form is first used, as the validator weighs as much as a page. */
  schema: () => Promise<z.ZodType<Output, Input>>;
  /** Without any, the fields keep what the browser filled in before the page was alive. */
  defaultValues?: DefaultValues<Input>;
  /** Values that may change while the form is open: what was typed meanwhile stays. */
  values?: Input | undefined;
  submit: (values: Output) => Promise<Result>;
  onSuccess?: (result: Result) => void;
  onError?: (error: Error) => void;
}

/** The one form: fields by name, the contract's rules, focus on the first wrong field, busy state, the server's refusal. */
export function useContractForm<Input extends FieldValues, Output, Result>({
  schema,
  submit,
  onSuccess,
  onError,
  defaultValues,
  values,
}: ContractFormOptions<Input, Output, Result>) {
  const loadResolver = async () => {
    const [{ contractResolver }, rules] = await Promise.all([import("./contract-resolver.ts"), schema()]);
    return contractResolver(rules);
  };
  const resolver: Resolver<Input, unknown, Output> = async (...fields) => {
    const resolve = await loadResolver().catch(() => null);
    // The type of `root` asks for named errors within it.
    const offline = { root: { type: "offline" } } as unknown as FieldErrors<Input>;
    return resolve ? resolve(...fields) : { values: {}, errors: offline };
  };
  const form = useForm<Input, unknown, Output>({
    ...(defaultValues && { defaultValues }),
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    resolver,
    // `ContractForm` does it.
    shouldFocusError: false,
  });
  const { isSubmitting, submitCount, errors } = form.formState;
  const action = useMutation({
    mutationFn: submit,
    ...(onSuccess && { onSuccess }),
    onError: (error) => {
      for (const field of refusedFields(error)) form.setError(field as FieldPath<Input>, { message: WRONG });
      onError?.(error);
    },
  });
  const send = form.handleSubmit((checked) => action.mutateAsync(checked).catch(() => undefined));
  const errorOf = (name: FieldPath<Input>, sentence: Sentence): string | undefined => {
    const { error } = form.getFieldState(name, form.formState);
    return error && words(error.message, sentence);
  };

  return {
    ...form,
    busy: isSubmitting,
    submitCount,
    /** Why it could not be sent; null when it was, or was not tried. */
    failure: errors.root ? offlineError() : action.error,
    /** What was sent and what came of it. */
    action,
    errorOf,
    /** Binds a text field of `ui` to the value of this name. */
    field: (name: FieldPath<Input>, sentence: Sentence, options?: Parameters<typeof form.register>[1]) => ({
      ...form.register(name, options),
      error: errorOf(name, sentence),
      // The rules load while one types.
      onFocus: (): void => void loadResolver().catch(() => undefined),
    }),
    submit: (): void => {
      if (!isSubmitting) void send();
    },
  };
}

/** The fields in which the server found fault. */
function refusedFields(error: unknown): string[] {
  return error instanceof ApiError && error.code === "INVALID_INPUT" ? error.details.map(({ field }) => field) : [];
}

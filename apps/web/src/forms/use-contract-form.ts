import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
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
  /** Loads the schema on first use, because zod is as large as a page. */
  schema: () => Promise<z.ZodType<Output, Input>>;
  /** Without default values the fields keep what the browser filled in before hydration. */
  defaultValues?: DefaultValues<Input>;
  /** May change while the form is open: edited fields stay. */
  values?: Input | undefined;
  /** Called with all fields at each change of one. Must be a stable function. */
  onChange?: (fields: Input) => void;
  submit: (values: Output) => Promise<Result>;
  onSuccess?: (result: Result) => void;
  onError?: (error: Error) => void;
}

export function useContractForm<Input extends FieldValues, Output, Result>({
  schema,
  submit,
  onSuccess,
  onError,
  defaultValues,
  values,
  onChange,
}: ContractFormOptions<Input, Output, Result>) {
  const loadResolver = async () => {
    const [{ contractResolver }, rules] = await Promise.all([import("./contract-resolver.ts"), schema()]);
    return contractResolver(rules);
  };
  const resolver: Resolver<Input, unknown, Output> = async (...fields) => {
    const resolve = await loadResolver().catch(() => null);
    // The type of `root` requires named errors within it.
    const offline = { root: { type: "offline" } } as unknown as FieldErrors<Input>;
    return resolve ? resolve(...fields) : { values: {}, errors: offline };
  };
  const form = useForm<Input, unknown, Output>({
    ...(defaultValues && { defaultValues }),
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    resolver,
    // `ContractForm` moves the focus.
    shouldFocusError: false,
  });
  const { isSubmitting, submitCount, errors } = form.formState;
  const { subscribe } = form;
  useEffect(
    () => onChange && subscribe({ formState: { values: true }, callback: (state) => onChange(state.values) }),
    [subscribe, onChange],
  );
  const action = useMutation({
    mutationFn: submit,
    ...(onSuccess && { onSuccess }),
    onError: (error) => {
      for (const { field, message } of refusedFields(error)) form.setError(field as FieldPath<Input>, { message });
      onError?.(error);
    },
  });
  const sent = useRef<Partial<Input>>({});
  const send = (): Promise<unknown> =>
    form.handleSubmit((checked) => {
      sent.current = structuredClone(form.getValues());
      return action.mutateAsync(checked).catch(() => undefined);
    })();
  const errorOf = (name: FieldPath<Input>, sentence: Sentence): string | undefined => {
    const { error } = form.getFieldState(name, form.formState);
    return error && words(error.message, sentence);
  };

  return {
    ...form,
    busy: isSubmitting,
    submitCount,
    /** The submit error; null when there is none, and when its field shows it. */
    failure: errors.root ? notSent() : saidByField(action.error) ? null : action.error,
    action,
    errorOf,
    field: (name: FieldPath<Input>, sentence: Sentence, options?: Parameters<typeof form.register>[1]) => ({
      ...form.register(name, options),
      error: errorOf(name, sentence),
      onFocus: (): void => void loadResolver().catch(() => undefined),
    }),
    /** Shows the saved values; a field that changed since then keeps what was typed. */
    adopt: (saved: Input): void => {
      const typed = form.getValues();
      form.reset(saved, { keepDirtyValues: false, keepFieldsRef: true });
      for (const name of Object.keys(typed) as FieldPath<Input>[])
        if (typed[name] !== sent.current[name]) form.setValue(name, typed[name], { shouldDirty: true });
    },
    submit: (): void => {
      if (!isSubmitting) void send();
    },
  };
}

/** Returns the fields that the server rejected; for invalid input each field shows its own message. */
function refusedFields(error: unknown): Array<{ field: string; message: string }> {
  if (!(error instanceof ApiError)) return [];
  return error.details.map(({ field, message }) => ({
    field,
    message: error.code === "INVALID_INPUT" ? WRONG : message,
  }));
}

/** The rules did not load. No `ApiError`, because nothing was sent that may have been done. */
const notSent = (): Error => new Error(offlineError().message);

const saidByField = (error: unknown): boolean => refusedFields(error).some(({ message }) => message !== WRONG);

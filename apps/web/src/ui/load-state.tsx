import type { ReactElement } from "react";
import { ErrorState } from "./error-state.tsx";
import { Loading } from "./loading.tsx";

export interface ErrorWords {
  message: string;
  detail?: string | undefined;
}

export interface LoadStateProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** A sentence, or a placeholder for the data. */
  loading: string | ReactElement;
  /** Words for an error; by default the error's own message. */
  words?: ErrorWords | ((error: Error) => ErrorWords);
}

/** State of a query that has no data yet: its error, or that it is loading. */
export function LoadState({ query: { error, isFetching, refetch }, loading, words }: LoadStateProps) {
  if (!error) return typeof loading === "string" ? <Loading label={loading} /> : loading;
  const { message, detail }: ErrorWords = typeof words === "function" ? words(error) : (words ?? error);
  return <ErrorState message={message} detail={detail} onRetry={() => void refetch()} busy={isFetching} />;
}

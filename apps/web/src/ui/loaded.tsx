import { RotateCw } from "virtual:icons";
import type { ReactNode } from "react";
import { failures, loaded } from "#messages/nl/site.ts";
import { Button } from "./button.tsx";
import { type ErrorWords, LoadState } from "./load-state.tsx";
import { Notice } from "./notice.tsx";

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  loading: string;
  words: (error: Error) => ErrorWords;
  children: (data: Data) => ReactNode;
}

/** Shows a query's loading state, error or data; after a failed refetch, the error above the old data. */
export function Loaded<Data>({ query, loading, words, children }: LoadedProps<Data>) {
  const { data, error, isFetching } = query;
  if (data === undefined) return <LoadState query={query} loading={loading} words={words} />;
  const failure = error && words(error);
  return (
    <>
      {failure && (
        <Notice tone="danger" announce title={failure.message} className="mb-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {failure.detail} {loaded().mayBeOutdated}
            </p>
            <Button
              size="sm"
              variant="secondary"
              icon={<RotateCw />}
              busy={isFetching}
              onClick={() => void query.refetch()}
            >
              {failures().tryAgain}
            </Button>
          </div>
        </Notice>
      )}
      {children(data)}
    </>
  );
}

import type { OnProgress } from "@podium/shared/contracts/client";

interface FileRequest {
  method?: string;
  headers: Headers;
  body: FormData;
  signal?: AbortSignal | null;
  onProgress: OnProgress | undefined;
}

/** Like `fetch`, which does not say how much of a body was sent. */
export async function sendFile(address: string, request: FileRequest): Promise<Response> {
  const { method = "POST", headers, body, signal, onProgress } = request;
  const client = new XMLHttpRequest();
  const ended = new Promise<void>((resolve, reject) => {
    client.addEventListener("load", () => resolve());
    for (const failure of ["error", "timeout", "abort"])
      client.addEventListener(failure, () => reject(new TypeError("The file was not sent.")));
  });
  client.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total));
  const abort = (): void => client.abort();
  signal?.addEventListener("abort", abort);
  try {
    client.open(method, address);
    for (const [name, value] of headers) client.setRequestHeader(name, value);
    client.send(body);
    await ended;
  } finally {
    signal?.removeEventListener("abort", abort);
  }
  const lines = client
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const pairs = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(": ");
    return [name, value.join(": ")];
  });
  return new Response(client.responseText, {
    status: client.status,
    headers: pairs.filter(([name]) => name !== ""),
  });
}

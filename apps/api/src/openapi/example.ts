import type { RequestOf } from "@podium/shared/contracts/client";
import type { Endpoint } from "@podium/shared/contracts/endpoint";
import { endpoints } from "@podium/shared/contracts/endpoints";
import type { RouteName } from "@podium/shared/contracts/routes";

type Values = Readonly<Record<string, string | number | boolean>>;
export interface ExampleRequest {
  endpoint: Endpoint;
  params?: Values;
  query?: Values;
  body?: unknown;
  /** The uploaded file of a form, in base64. */
  file?: string;
}

export function example<Name extends RouteName>(
  name: Name,
  request: (RequestOf<Name> | Required<Pick<ExampleRequest, "file">>) & Omit<ExampleRequest, "endpoint">,
): ExampleRequest {
  return { endpoint: endpoints[name], ...request };
}

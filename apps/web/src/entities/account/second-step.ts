import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

export const secondStepQuery = liveQuery({
  key: ["second-step"],
  fetch: (signal) => api.getSecondStep({ signal }),
});

/** Whether this process still takes work. */
export interface Lifecycle {
  isStopping(): boolean;
  /** From now on /readyz says no, and every answer ends its connection. */
  beginStop(): void;
}

export function createLifecycle(): Lifecycle {
  let stopping = false;
  return {
    isStopping: () => stopping,
    beginStop: () => void (stopping = true),
  };
}

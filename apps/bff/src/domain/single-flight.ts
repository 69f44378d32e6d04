/** Returns a function that starts `run`, unless it is running: callers then share the result of the call in progress. */
export function singleFlight<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let inFlight: Promise<Result> | undefined;
  return () => {
    inFlight ??= run().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}

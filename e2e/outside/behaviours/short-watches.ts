import type { FrontBehaviour } from '../service-front.ts';

const SECONDS = 5;

/** Watch channels expire seconds after they are opened, regardless of the requested time. */
export const shortWatches: FrontBehaviour = {
  change: ({ operationId }, body) =>
    /\.watch/.test(operationId ?? '') ? { ...body, expiration: String(Date.now() + SECONDS * 1_000) } : body,
};

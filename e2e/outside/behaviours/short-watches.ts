import type { FrontBehaviour } from '../service-front.ts';

const SECONDS = 5;

/** Watch channels end seconds after they were opened, whatever time was asked for. */
export const shortWatches: FrontBehaviour = {
  change: ({ operationId }, body) =>
    /\.watch/.test(operationId ?? '') ? { ...body, expiration: String(Date.now() + SECONDS * 1_000) } : body,
};

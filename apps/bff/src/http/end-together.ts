import type { ServerResponse } from 'node:http';

type Ending = { response: ServerResponse; last: Buffer; onEnded: () => void };

let endings: Ending[] = [];

/**
 * Ends an answer with its last piece, together with all others that end in this turn of the event loop, and says when. The first
 * of them wakes the browsers' side up, at a price that the others are spared when they follow at once.
 */
export function endTogether(response: ServerResponse, last: Buffer, onEnded: () => void): void {
  if (endings.push({ response, last, onEnded }) === 1) setImmediate(endAll);
}

function endAll(): void {
  const all = endings;
  endings = [];
  for (const { response, last, onEnded } of all) {
    if (!response.destroyed) response.end(last);
    onEnded();
  }
}

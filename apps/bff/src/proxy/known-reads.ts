import { LRUCache } from 'lru-cache';
import { type Call, matchCall } from './match-call.ts';

const MAX_KNOWN = 1_000;

/**
 * Reads that were asked for before, by the target of their request: screens ask for the same again and again to stay
 * fresh. What follows from a target alone is found once; whether somebody may make the call is asked each time.
 */
export class KnownReads {
  readonly #calls = new LRUCache<string, Call>({ max: MAX_KNOWN });

  /** The call that a `GET` names. Throws what `matchCall` does. */
  match(rawTarget: string): Call {
    const known = this.#calls.get(rawTarget);
    if (known) return known;
    const call = matchCall('GET', rawTarget);
    this.#calls.set(rawTarget, call);
    return call;
  }
}

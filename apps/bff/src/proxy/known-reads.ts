import { LRUCache } from 'lru-cache';
import { type Call, matchCall } from './match-call.ts';

const MAX_CHARACTERS = 256 * 1024; // Of all targets together: a thousand of the usual length, and few of the longest.

/**
 * Reads that were asked for before, by the target of their request: screens ask for the same again and again to stay
 * fresh. What follows from a target alone is found once; whether somebody may make the call is asked each time.
 */
export class KnownReads {
  readonly #calls = new LRUCache<string, Call>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_call, target) => target.length,
  });

  /** The call that a `GET` names. Throws what `matchCall` does. */
  match(rawTarget: string): Call {
    const known = this.#calls.get(rawTarget);
    if (known) return known;
    const call = matchCall('GET', rawTarget);
    this.#calls.set(rawTarget, call);
    return call;
  }
}

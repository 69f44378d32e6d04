import { LRUCache } from 'lru-cache';
import { parseFunctions, type ScriptFunction } from './parse-script.ts';

const MAX_CHARACTERS = 16_000_000;

// Keyed by source, because sources are read far more often than they change.
const known = new LRUCache<string, readonly ScriptFunction[]>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (_, source) => source.length + 1,
});

/** Returns the functions of a script, from the cache if possible. Throws ScriptSyntaxError like the parser. */
export function findFunctions(source: string): readonly ScriptFunction[] {
  const found = known.get(source);
  if (found) return found;
  const functions = parseFunctions(source);
  known.set(source, functions);
  return functions;
}

import { useState } from 'react';
import { browserStorage } from './safe-storage.ts';

/** Returns a boolean that this browser stores under `key`. */
export function usePersistedFlag(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => browserStorage.getItem(key) === '1');
  const set = (next: boolean) => {
    setValue(next);
    if (next) browserStorage.setItem(key, '1');
    else browserStorage.removeItem(key);
  };
  return [value, set];
}

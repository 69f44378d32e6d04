import { useState } from 'react';

/** A yes or no that this browser remembers under `key`. */
export function usePersistedFlag(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(key) === '1');
  const set = (next: boolean) => {
    setValue(next);
    if (next) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  };
  return [value, set];
}

import { catchOnly } from '#lib/catch-only.ts';
/** Persists until removed, and is shared by all tabs of the browser. */
export const browserStorage = toSafe(() => localStorage);

/** Persists until the tab closes. */
export const tabStorage = toSafe(() => sessionStorage);

/**
 * Returns a browser storage whose writes never fail. If the browser's storage is full or disabled (HTML standard, section 12.2),
 * values last as long as the page, and callers continue.
 */
function toSafe(storage: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const notTaken = new Map<string, string>();
  // If storage is disabled, even accessing it throws.
  const ask = <Result>(question: (storage: Storage) => Result) => catchOnly(DOMException, () => question(storage()));
  return {
    getItem: (key) => notTaken.get(key) ?? ask((asked) => asked.getItem(key)) ?? null,
    setItem: (key, text) => {
      notTaken.set(key, text);
      ask((asked) => {
        asked.setItem(key, text);
        notTaken.delete(key);
      });
    },
    removeItem: (key) => {
      notTaken.delete(key);
      ask((asked) => asked.removeItem(key));
    },
  };
}

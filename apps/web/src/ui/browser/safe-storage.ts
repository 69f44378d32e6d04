import { catchOnly } from '#lib/catch-only.ts';
/** Lasts until it is removed, and is the same in all tabs of the browser. */
export const browserStorage = toSafe(() => localStorage);

/** Lasts until the tab closes. */
export const tabStorage = toSafe(() => sessionStorage);

/**
 * A storage of the browser that always takes what is to be kept. Where the browser keeps nothing, since its storage is full
 * or turned off (HTML standard, section 12.2), a text lasts as long as the page, and whoever wanted it kept goes on.
 */
function toSafe(storage: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const notTaken = new Map<string, string>();
  // Where storage is turned off, already looking at it throws.
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

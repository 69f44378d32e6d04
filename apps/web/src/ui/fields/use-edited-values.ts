import { useState } from 'react';

/**
 * Returns edited values over stored texts. A text follows the stored value until it is edited. From then on it keeps the edit,
 * regardless of refetches, until it equals the stored value or is discarded.
 */
export function useEditedValues<Texts extends Record<string, string>>(stored: Texts) {
  const [typed, setTyped] = useState<Partial<Texts>>({});
  const own = Object.entries(typed).filter(([name, text]) => text !== stored[name]);
  if (own.length < Object.keys(typed).length) setTyped(Object.fromEntries(own) as Partial<Texts>);
  return {
    texts: { ...stored, ...typed },
    type: (change: Partial<Texts>) => setTyped((before) => ({ ...before, ...change })),
    startOver: () => setTyped({}),
  };
}

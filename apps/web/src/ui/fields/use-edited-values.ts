import { useState } from 'react';

/**
 * What is typed over stored texts. A text follows what is stored until it is touched; from then on it belongs to the
 * person, whatever is read anew meanwhile, until it says what is stored or is given up.
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

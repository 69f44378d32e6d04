import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { copyText } from '#ui/text/copy-text.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { readValue, type ScriptProperty } from './queries.ts';

/** A requested value, and the update time of its property. */
type RevealedValue = { value: string; updateTime: string | undefined };

/** Returns the requested values of properties. They are discarded with the screen. */
export function useRevealedValues(scriptId: string) {
  const [values, setValues] = useState<ReadonlyMap<string, RevealedValue>>(new Map());
  const read = async (name: string, then: (value: string) => void) => {
    try {
      then(await readValue(scriptId, name));
    } catch (error) {
      notify(explainFailure('The value could not be read', error instanceof Error ? error : new Error(String(error))));
    }
  };
  const findValue = ({ name = '', updateTime }: ScriptProperty) => {
    const shown = values.get(name);
    return shown && shown.updateTime === updateTime ? shown.value : undefined;
  };
  const show = ({ name = '', updateTime }: ScriptProperty) =>
    void read(name, (value) => setValues((former) => new Map(former).set(name, { value, updateTime })));
  const hide = ({ name = '' }: ScriptProperty) =>
    setValues((former) => new Map([...former].filter(([other]) => other !== name)));
  const copy = ({ name = '' }: ScriptProperty) =>
    void read(name, (value) => copyText(value, `Value of ${name} copied`));
  return { findValue, show, hide, copy };
}

import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { openedState } from './opened-files.ts';

/** Whether a file was looked at before it is decided on, and the box to tick to decide without. */
export function useOpenedCheck(fileId: string, version: string | undefined) {
  const [isBlind, setIsBlind] = useState(false);
  const state = version === undefined ? 'unopened' : openedState(fileId, version);
  const isSeen = state === 'opened';
  const notYet =
    state === 'changed'
      ? 'The file has changed since you opened it: look again, or tick that you decide without.'
      : 'Open the file first, or tick that you decide without.';
  return {
    isSeen,
    notYet: isSeen || isBlind ? undefined : notYet,
    box: !isSeen && (
      <Checkbox isSelected={isBlind} onChange={setIsBlind}>
        Decide without opening the file
      </Checkbox>
    ),
  };
}

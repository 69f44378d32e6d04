import { useState, useSyncExternalStore } from 'react';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { listenToOpened, type OpenedState, openedState } from './opened-files.ts';

type Unseen = Exclude<OpenedState, 'opened'>;

const NOT_YET: Readonly<Record<Unseen, string>> = {
  unopened: 'View the file first, or tick the box to decide without viewing it.',
  changed: 'The file has changed since you viewed it. View it again, or tick the box to decide without viewing it.',
  part: 'You have viewed only part of the file. View the rest, or tick the box to decide without viewing it.',
};

/** Whether a file was looked at before it is decided on, and the box to tick to decide without. */
export function useOpenedCheck(fileId: string, version: string | undefined) {
  const [isBlind, setIsBlind] = useState(false);
  const state = useSyncExternalStore(listenToOpened, () => openedState(fileId, version));
  if (state === 'opened') return { isUnseen: false, manner: '', notYet: undefined, isReported: true, box: undefined };
  const missing = state === 'part' ? 'seeing all of' : 'opening';
  return {
    /** Whether a decision is made without having seen the content. */
    isUnseen: true,
    /** What is said of a decision that is made now, after the name of the file. */
    manner: ` without ${missing} it`,
    notYet: isBlind ? undefined : NOT_YET[state],
    /** Whether the box says all of that: not that the file is another one now. */
    isReported: state !== 'changed',
    box: (
      <div data-unseen-box>
        <Checkbox isSelected={isBlind} onChange={setIsBlind}>
          Decide without {missing} the file
        </Checkbox>
      </div>
    ),
  };
}

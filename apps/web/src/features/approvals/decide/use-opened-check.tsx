import { useState, useSyncExternalStore } from 'react';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { getOpenedState, type OpenedState, subscribeToOpened } from './opened-files.ts';

type UnopenedState = Exclude<OpenedState, 'opened'>;

const NOT_YET: Readonly<Record<UnopenedState, string>> = {
  unopened: 'View the file first, or tick the box to decide without viewing it.',
  changed: 'The file has changed since you viewed it. View it again, or tick the box to decide without viewing it.',
  part: 'You have viewed only part of the file. View the rest, or tick the box to decide without viewing it.',
};

/** Reports whether a file was viewed before the decision, and the checkbox for deciding without. */
export function useOpenedCheck(fileId: string, version: string | undefined) {
  const [isBlind, setIsBlind] = useState(false);
  const state = useSyncExternalStore(subscribeToOpened, () => getOpenedState(fileId, version));
  if (state === 'opened') return { isUnseen: false, manner: '', notYet: undefined, isReported: true, box: undefined };
  const missing = state === 'part' ? 'seeing all of' : 'opening';
  return {
    /** Whether the decision is made without viewing the content. */
    isUnseen: true,
    /** The text after the file name in messages about the decision. */
    manner: ` without ${missing} it`,
    notYet: isBlind ? undefined : NOT_YET[state],
    /** Whether the checkbox states all of this. It does not state that the file has changed. */
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

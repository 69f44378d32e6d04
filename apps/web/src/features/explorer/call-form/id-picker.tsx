import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { type IdList, type NamedId, readNamedIds } from './id-lists.ts';

// Lazy-loaded when a list is about to open.
const ChoicePopover = lazyComponent(() => import('#ui/fields/choice-popover.tsx'), 'ChoicePopover');

type IdPickerProps = {
  /** The parameter that takes the ID. */
  name: string;
  list: IdList;
  value: string;
  onPick: (id: string) => void;
};

/** Selects an ID by the name of its resource. The names are loaded when the list opens. */
export function IdPicker({ name, list, value, onPick }: IdPickerProps) {
  const [choices, setChoices] = useState<readonly NamedId[]>();
  const [isLoading, setIsLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = async () => {
    setIsLoading(true);
    try {
      const found = await readNamedIds(list, name);
      if (found.length > 0) setChoices(found);
      else notify('No options');
    } catch (error) {
      notify(error instanceof Error ? explainError(error) : 'The list could not be loaded');
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <PressButton
        ref={button}
        data-op={list.lister.id}
        aria-haspopup="listbox"
        aria-expanded={choices !== undefined}
        isBusy={isLoading}
        disabledReason={list.missing.length > 0 ? `Fill in ${list.missing.join(' and ')} first.` : undefined}
        onWarm={ChoicePopover.preload}
        onPress={() => void open()}
        className="inline-flex min-h-24 cursor-default items-center rounded-control px-2 text-ink-2 text-small underline decoration-line-strong underline-offset-2 hover:text-ink aria-disabled:text-ink-3"
      >
        Choose {name} by name
      </PressButton>
      {choices && (
        <OverlayPart onClose={() => setChoices(undefined)}>
          <ChoicePopover
            label={name}
            choices={choices}
            values={[value]}
            isMultiple={false}
            triggerRef={button}
            onChange={([id]) => id !== undefined && onPick(id)}
            onClose={() => setChoices(undefined)}
          />
        </OverlayPart>
      )}
    </>
  );
}

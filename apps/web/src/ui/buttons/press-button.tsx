import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { describeDisabledReason } from './disabled-reason.ts';
import { useDisabledReason } from './disabled-scope.tsx';
import { type Effect, useEffectWords } from './effect.ts';

export type PressButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> & {
  /** Pressed by mouse, finger, key or assistive technology. */
  onPress?: ((button: HTMLButtonElement) => void) | undefined;
  /** Whether what it began is in progress, or what it is about is still loading: it can be pressed again soon. */
  isBusy?: boolean | undefined;
  /**
   * Why a press can do nothing now: a role, a state, a limit. The button can still be reached; the reason is read out with it, shown on
   * hover, focus and press.
   */
  disabledReason?: string | undefined;
  /** The operations that a press leads to; the first of them tells whether that can be taken back. */
  'data-op'?: string | undefined;
  /** Whether what a press leads to can be taken back, where that is not as the operation has it. */
  effect?: Effect | undefined;
  /** Called when a press is likely, to load what it will need. */
  onWarm?: (() => void) | undefined;
};

/** The browser's own button, without a look: what every button of the console is made of. */
export function PressButton(props: PressButtonProps) {
  const { onPress, isBusy, disabledReason: own, effect, onWarm, type = 'button', ...rest } = props;
  const disabledReason = useDisabledReason(own);
  const effectWords = useEffectWords(effect ?? rest['data-op']);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabledReason !== undefined || isBusy) {
      event.preventDefault(); // Also of a form.
      return;
    }
    // Safari leaves the focus where it was: what a press opens would give it back to the page.
    event.currentTarget.focus({ preventScroll: true });
    onPress?.(event.currentTarget);
  };
  return (
    <button
      {...(effectWords !== undefined && { 'aria-description': effectWords, 'data-effect': effectWords })}
      {...rest}
      {...(onWarm && { onPointerEnter: onWarm, onFocus: onWarm })}
      {...(opensByArrow(rest) && { onKeyDown: pressByArrow })}
      // Busy for a moment, it is not disabled: browsers take the focus from what is.
      aria-disabled={isBusy || undefined}
      {...describeDisabledReason(disabledReason)}
      type={type}
      onClick={press}
    />
  );
}

/** Arrows belong to the list or grid around buttons that share one Tab stop. */
function opensByArrow({ tabIndex, 'aria-haspopup': popup }: ComponentProps<'button'>): boolean {
  return tabIndex === undefined && (popup === 'menu' || popup === 'listbox');
}

/** Arrow Down opens a menu or a list, as it does for the browser's own (WAI-ARIA, menu button and combobox). */
function pressByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowDown' || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.click();
}

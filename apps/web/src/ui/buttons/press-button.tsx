import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { describeDisabledReason } from './disabled-reason.ts';
import { useDisabledReason } from './disabled-scope.tsx';
import { type Effect, useEffectText } from './effect.ts';

export type PressButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> & {
  /** Called on a press by mouse, touch, key or assistive technology. */
  onPress?: ((button: HTMLButtonElement) => void) | undefined;
  /** Whether the action is in progress or its data is loading, so that the button will soon be enabled. */
  isBusy?: boolean | undefined;
  /**
   * The reason why the button is disabled: a role, a state, a limit. The button stays focusable; the reason is announced, and
   * shown on hover, focus and press.
   */
  disabledReason?: string | undefined;
  /** The operations that a press leads to. The first determines whether the action can be undone. */
  'data-op'?: string | undefined;
  /** Whether the action can be undone, if this differs from the operation. */
  effect?: Effect | undefined;
  /** Called when a press is likely, to preload what it needs. */
  onWarm?: (() => void) | undefined;
};

/** The unstyled native button on which every button of the console is based. */
export function PressButton(props: PressButtonProps) {
  const { onPress, isBusy, disabledReason: own, effect, onWarm, type = 'button', ...rest } = props;
  const disabledReason = useDisabledReason(own);
  const effectWords = useEffectText(effect ?? rest['data-op']);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabledReason !== undefined || isBusy) {
      event.preventDefault(); // Also prevents form submission.
      return;
    }
    // Safari does not focus a pressed button, so an element opened by it would return the focus to the page.
    event.currentTarget.focus({ preventScroll: true });
    onPress?.(event.currentTarget);
  };
  return (
    <button
      {...(effectWords !== undefined && { 'aria-description': effectWords, 'data-effect': effectWords })}
      {...rest}
      {...(onWarm && { onPointerEnter: onWarm, onFocus: onWarm })}
      {...(opensByArrow(rest) && { onKeyDown: pressByArrow })}
      // Not disabled while busy, because browsers remove the focus from disabled elements.
      aria-disabled={isBusy || undefined}
      {...describeDisabledReason(disabledReason)}
      type={type}
      onClick={press}
    />
  );
}

/** In a list or grid with a single Tab stop, the arrow keys belong to the list or grid. */
function opensByArrow({ tabIndex, 'aria-haspopup': popup }: ComponentProps<'button'>): boolean {
  return tabIndex === undefined && (popup === 'menu' || popup === 'listbox');
}

/** Arrow Down opens a menu or list, like native ones (WAI-ARIA, menu button and combobox). */
function pressByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowDown' || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.click();
}

import { Check } from 'lucide-react';
import { PressButton, type PressButtonProps } from '#ui/buttons/press-button.tsx';

type ColorSwatchProps = Pick<PressButtonProps, 'isBusy' | 'data-op' | 'onPress'> & {
  name: string;
  background: string | undefined;
  isChosen: boolean;
  /** Whether the colour is the surface colour, which is dark in the dark theme. Service colours are light in both themes. */
  isSurface?: boolean;
};

/** A selectable colour. The selected one has a check mark, because an outline alone would look like focus. */
export function ColorSwatch({ name, background, isChosen, isSurface = false, ...rest }: ColorSwatchProps) {
  return (
    <PressButton
      {...rest}
      aria-pressed={isChosen}
      data-tooltip={name}
      style={{ background }}
      className="inline-flex size-26 cursor-default items-center justify-center rounded-full border border-line-strong forced-color-adjust-none aria-pressed:not-focus-visible:outline-2 aria-pressed:not-focus-visible:outline-accent aria-pressed:not-focus-visible:outline-offset-1"
    >
      <span className="sr-only">{name}</span>
      {isChosen && <Check size={14} strokeWidth={2.5} aria-hidden className={isSurface ? '' : 'text-black'} />}
    </PressButton>
  );
}

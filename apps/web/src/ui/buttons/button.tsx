import { clsx } from 'clsx';
import { PressButton, type PressButtonProps } from './press-button.tsx';

/** The appearance of a button: the primary action, an ordinary one, a quiet one, or a decision. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'success';

export type ButtonProps = Omit<PressButtonProps, 'className' | 'style'> & {
  /** Limits the button to certain screen widths, such as `sm:hidden`. */
  visibility?: 'max-sm:hidden' | 'sm:hidden';
  kind?: ButtonKind;
  /** 28 px in toolbars and 32 px in forms, both larger on phones; 44 px for touch. */
  size?: 'toolbar' | 'form' | 'touch';
};

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-hover border-transparent',
  secondary:
    'bg-surface text-ink border-line-strong hover:bg-hover active:bg-hover aria-pressed:bg-selected aria-pressed:border-accent',
  quiet: 'bg-transparent text-ink-2 border-transparent hover:bg-hover hover:text-ink active:bg-hover',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-hover border-transparent',
  success: 'bg-success text-on-success hover:bg-success-hover active:bg-success-hover border-transparent',
};

const CLOSED_BOX = 'disabled:border-line disabled:bg-sunken aria-disabled:border-line aria-disabled:bg-sunken';

const SIZES = { toolbar: 'h-tool px-8', form: 'h-form px-12', touch: 'h-44 px-16' };

/** A button. Its text names the effect. */
export function Button({ kind = 'secondary', size = 'toolbar', visibility, ...props }: ButtonProps) {
  return (
    <PressButton
      {...props}
      className={clsx(
        'inline-flex shrink-0 cursor-default print:hidden items-center justify-center gap-6 rounded-control border font-medium whitespace-nowrap transition-colors duration-120 ease-out',
        'disabled:text-ink-3 aria-disabled:text-ink-3',
        // Quiet buttons have no box, in particular when disabled.
        kind === 'quiet' ? 'disabled:bg-transparent aria-disabled:bg-transparent' : CLOSED_BOX,
        KINDS[kind],
        SIZES[size],
        visibility,
      )}
    />
  );
}

import { clsx } from 'clsx';
import { isApple } from '#lib/is-apple.ts';

type KbdProps = {
  /** Whether the key is in a list of keys, and not beside a control that can also be pressed. */
  isListed?: boolean;
  /** The name of the key on most keyboards, such as `Ctrl Enter`. */
  children: string;
};

/** A key, named as on the user’s keyboard. Beside a control, it is hidden on touch devices. */
export function Kbd({ isListed = false, children }: KbdProps) {
  return (
    <kbd
      className={clsx(
        'inline-flex min-w-20 items-center justify-center rounded-control border border-line-strong bg-sunken px-4 font-mono text-ink-2 text-micro whitespace-nowrap',
        !isListed && 'pointer-coarse:hidden',
      )}
    >
      {isApple() ? toAppleKeys(children) : children}
    </kbd>
  );
}

function toAppleKeys(keys: string): string {
  return keys.replace('Ctrl', '⌘').replace('Alt', '⌥');
}

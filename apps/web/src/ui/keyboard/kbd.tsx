import { clsx } from 'clsx';
import { isApple } from '#lib/is-apple.ts';

type KbdProps = {
  /** Whether it stands in a list of keys, and not beside what can as well be pressed. */
  isListed?: boolean;
  /** Its name on most keyboards, such as `Ctrl Enter`. */
  children: string;
};

/** A key, by its name on the user’s keyboard. Beside what it does it is left out where fingers do that. */
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

import { clsx } from 'clsx';

type KbdProps = {
  /** Whether it stands in a list of keys, and not beside what can as well be pressed. */
  isListed?: boolean;
  children: string;
};

/** A key of the keyboard. Beside what it does it is left out where fingers do that. */
export function Kbd({ isListed = false, children }: KbdProps) {
  return (
    <kbd
      className={clsx(
        'inline-flex min-w-20 items-center justify-center rounded-control border border-line-strong bg-sunken px-4 font-mono text-ink-2 text-micro whitespace-nowrap',
        !isListed && 'pointer-coarse:hidden',
      )}
    >
      {children}
    </kbd>
  );
}

import type { ReactNode } from 'react';
import { PressButton } from './press-button.tsx';

type TextButtonProps = { onPress: () => void; children: ReactNode };

/** An action inside a line of small text, such as the line under a list. */
export function TextButton({ onPress, children }: TextButtonProps) {
  return (
    <PressButton
      onPress={onPress}
      className="inline-flex min-h-24 max-sm:-my-4 max-sm:min-h-32 cursor-default items-center rounded-control text-ink-2 underline decoration-line-strong underline-offset-2 hover:text-ink"
    >
      {children}
    </PressButton>
  );
}

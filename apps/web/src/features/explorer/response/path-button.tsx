import { Link2 } from 'lucide-react';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import { type JsonKeys, toJsonPath } from './json-path.ts';

/** Copies the path of a member. Visible when the member is hovered or the button has the focus. */
export function PathButton({ keys }: { keys: JsonKeys }) {
  const path = toJsonPath(keys);
  const label = `Copy the path ${path}`;
  return (
    <PressButton
      aria-label={label}
      data-tooltip={label}
      onPress={() => copyText(path, 'Copied the path')}
      className="absolute top-0 right-0 inline-flex size-24 cursor-default items-center justify-center rounded-control text-ink-3 opacity-0 hover:bg-hover hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-100"
    >
      <Link2 size={14} strokeWidth={1.75} aria-hidden />
    </PressButton>
  );
}

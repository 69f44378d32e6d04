import { Copy } from 'lucide-react';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { copyText } from './copy-text.ts';
import { CutId } from './cut-id.tsx';
import { cutInMiddle } from './cut-in-middle.ts';

/** An ID in a monospaced font, truncated in the middle. Pressing it copies the whole ID. */
export function CopyableId({ id, label, maxLength }: { id: string; label: string; maxLength?: number | undefined }) {
  const { start, end } = cutInMiddle(id, maxLength);
  const copy = () => {
    copyText(id, `${label.charAt(0).toUpperCase()}${label.slice(1)} copied`);
  };
  return (
    <PressButton
      onPress={copy}
      aria-label={`${start}${end}, copy ${label}`}
      className="group relative inline-flex max-w-full cursor-default items-center gap-4 rounded-control font-mono text-small before:absolute before:-inset-y-4 before:inset-x-0 hover:bg-hover"
    >
      <CutId id={id} maxLength={maxLength} />
      <Copy size={12} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
    </PressButton>
  );
}

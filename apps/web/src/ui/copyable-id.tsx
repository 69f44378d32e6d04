import { Copy } from 'lucide-react';
import { copyText } from './copy-text.ts';
import { PressButton } from './press-button.tsx';

const SHOWN_END = 6;

/** An id in mono, cut in the middle, that a press copies whole. */
export function CopyableId({ id, label, maxLength = 18 }: { id: string; label: string; maxLength?: number }) {
  const isCut = id.length > maxLength;
  const start = isCut ? id.slice(0, maxLength - SHOWN_END - 1) : id;
  const end = isCut ? `…${id.slice(-SHOWN_END)}` : '';
  const copy = () => {
    copyText(id, `${label.charAt(0).toUpperCase()}${label.slice(1)} copied`);
  };
  return (
    <PressButton
      onPress={copy}
      aria-label={`${start}${end}, copy ${label}`}
      className="group relative inline-flex max-w-full cursor-default items-center gap-4 rounded-control font-mono text-small before:absolute before:-inset-y-4 before:inset-x-0 hover:bg-hover"
    >
      {/* Where there is less room still, more of the middle is left out, and its end stays. */}
      <span className={isCut ? 'overflow-hidden whitespace-nowrap' : 'truncate'}>{start}</span>
      {isCut && <span className="-ml-4 shrink-0">{end}</span>}
      <Copy size={12} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
    </PressButton>
  );
}

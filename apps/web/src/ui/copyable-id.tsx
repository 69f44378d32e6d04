import { Copy } from 'lucide-react';
import { copyText } from './copy-text.ts';
import { PressButton } from './press-button.tsx';

const SHOWN_END = 6;

/** An id in mono, cut in the middle, that a press copies whole. */
export function CopyableId({ id, label, maxLength = 18 }: { id: string; label: string; maxLength?: number }) {
  const shown = id.length > maxLength ? `${id.slice(0, maxLength - SHOWN_END - 1)}…${id.slice(-SHOWN_END)}` : id;
  const copy = () => {
    copyText(id, `${label} copied`);
  };
  return (
    <PressButton
      onPress={copy}
      aria-label={`${shown}, copy ${label}`}
      className="group inline-flex max-w-full cursor-default items-center gap-4 rounded-control font-mono text-small hover:bg-hover"
    >
      <span className="truncate">{shown}</span>
      <Copy size={12} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
    </PressButton>
  );
}

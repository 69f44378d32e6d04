import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { type Filter, formatFilterValue } from './filter.ts';

type FilterTokenProps = {
  filter: Filter;
  value: string | readonly string[];
  onEdit: () => void;
  onRemove: () => void;
};

/** An active filter. Pressing it edits the filter; its close button and the keys Delete and Backspace remove it. */
export function FilterToken({ filter, value, onEdit, onRemove }: FilterTokenProps) {
  const words = formatFilterValue(filter, value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <li
      className={clsx(
        'inline-flex h-24 max-sm:h-32 min-w-0 max-w-full items-center rounded-control border border-accent bg-selected',
        filter.isClientSide && 'border-dashed',
      )}
    >
      <PressButton
        onPress={onEdit}
        onKeyDown={onKeyDown}
        aria-label={`${filter.label} ${words}${filter.isClientSide ? ', of the loaded rows' : ''}, change`}
        title={filter.isClientSide ? `${words}, of the loaded rows only` : words}
        className="h-full min-w-24 max-w-280 cursor-default truncate rounded-control pl-8"
      >
        <span className="text-ink-2">{filter.label}</span> <span className="font-medium">{words}</span>
      </PressButton>
      <PressButton
        onPress={onRemove}
        onKeyDown={onKeyDown}
        aria-label={`Remove the filter ${filter.label}`}
        data-tooltip={`Remove the filter ${filter.label}`}
        className="inline-flex size-24 max-sm:size-32 shrink-0 cursor-default items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink"
      >
        <X size={14} strokeWidth={1.75} aria-hidden />
      </PressButton>
    </li>
  );
}

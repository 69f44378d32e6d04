import { Check } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import {
  Autocomplete,
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  SearchField,
  useFilter,
  Virtualizer,
} from 'react-aria-components';
import { findFormerName, getCurrentName, getZoneOffset, listZoneNames } from '#shared/format/zone-names.ts';
import { flushKeyBuffer } from '#ui/keyboard/key-buffer.ts';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';

/** An alternative to a zone. `zone` is the zone that it represents, if any. */
export type FirstEntry = { id: string; name: string; zone?: string };

type ZoneListProps = {
  /** The selected zone, or the ID of the first entry. */
  value: string;
  /** An entry before the zones. */
  first?: FirstEntry | undefined;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The edge of the button with which the list is aligned. */
  alignTo?: 'start' | 'end';
  onChoose: (zone: string) => void;
  onClose: () => void;
};

/** Lists all zones with their offsets, searchable by city, region, offset or former name. */
export function ZoneList({ value, first, alignTo = 'end', triggerRef, onChoose, onClose }: ZoneListProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [entries] = useState(() => listEntries(first));
  // Restores the text typed while this component was loading.
  useEffect(flushKeyBuffer, []);
  return (
    <PopoverFrame
      label="Time zone"
      triggerRef={triggerRef}
      alignTo={alignTo}
      className="w-360 max-w-[calc(100vw-16px)]"
      onClose={onClose}
    >
      <Autocomplete filter={contains}>
        <SearchField aria-label="Search time zones" autoFocus className="shrink-0 border-line border-b">
          <Input
            placeholder="City, region or offset"
            className="h-40 w-full bg-transparent px-12 outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
          <ListBox
            aria-label="Time zone"
            items={entries}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={new Set([getCurrentName(value)])}
            onSelectionChange={(keys) => {
              const [id] = keys === 'all' ? [] : [...keys];
              if (id !== undefined) onChoose(String(id));
              onClose();
            }}
            renderEmptyState={() => <p className="px-12 py-8 text-ink-2">No time zones match</p>}
            className="max-h-[min(360px,60vh)] overflow-auto outline-none"
          >
            {ZoneEntry}
          </ListBox>
        </Virtualizer>
      </Autocomplete>
    </PopoverFrame>
  );
}

// Rows are measured, because they are taller for touch.
const LAYOUT = { estimatedRowHeight: 28, padding: 4 };

type Entry = { id: string; name: string; offset: string; former: string };

function listEntries(first: FirstEntry | undefined): readonly Entry[] {
  const now = Date.now();
  const zones = listZoneNames().map((zone) => ({ id: zone, name: zone.replaceAll('_', ' '), zone }));
  return [...(first ? [first] : []), ...zones].map(({ id, name, zone }) => ({
    id,
    name,
    offset: zone === undefined ? '' : getZoneOffset(zone, now),
    former: (zone === undefined ? undefined : findFormerName(zone)) ?? '',
  }));
}

function ZoneEntry({ id, name, offset, former }: Entry) {
  return (
    <ListBoxItem
      id={id}
      textValue={[name, offset, offset.replace('−', '-'), former].join(' ')}
      aria-label={offset === '' ? name : `${name}, ${offset}`}
      className="flex min-h-item cursor-default items-center gap-8 rounded-control px-8 outline-none focus:bg-hover selected:font-medium"
    >
      {({ isSelected }) => (
        <>
          <span className="inline-flex size-16 shrink-0 items-center justify-center">
            {isSelected && <Check size={12} strokeWidth={2.5} aria-hidden className="text-accent-ink" />}
          </span>
          <span className="min-w-0 flex-1">{name}</span>
          <span className="shrink-0 text-ink-3 text-small tabular-nums">{offset}</span>
        </>
      )}
    </ListBoxItem>
  );
}

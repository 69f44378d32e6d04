import { countOf } from '@rotunda/api-client/count-of';
import { type RefObject, useId } from 'react';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { exportFormats } from './export-formats.ts';
import type { ExportScope, ExportSource } from './use-export.ts';

type ExportPopoverProps = Pick<ExportSource<never>, 'columns' | 'moreFormats' | 'more' | 'incomplete'> & {
  loadedCount: number;
  pickedCount: number;
  hasMore: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The reason why the list cannot be scheduled as shown. */
  scheduleRefusal: string | undefined;
  onSchedule: () => void;
  onSave: (formatId: string, scope: ExportScope) => void;
  onClose: () => void;
};

const ITEM = 'flex h-item cursor-default items-center rounded-control px-8 outline-none focus:bg-hover';

/** Selects what to save: the selected rows, the loaded ones, or all matches. */
export function ExportPopover({
  loadedCount,
  pickedCount,
  hasMore,
  scheduleRefusal,
  onSchedule,
  ...props
}: ExportPopoverProps) {
  const noteId = useId();
  const { incomplete } = props;
  const formats = [...exportFormats(props.columns), ...(props.moreFormats ?? [])];
  const loadedTitle = hasMore
    ? `${count(loadedCount)} loaded`
    : incomplete === undefined
      ? `All ${count(loadedCount)}`
      : `${count(loadedCount)} found so far`;
  const sections = [
    ...(pickedCount > 0 ? [{ title: `${count(pickedCount)} selected`, scope: 'picked' as const }] : []),
    ...(loadedCount > 0 ? [{ title: loadedTitle, scope: 'loaded' as const }] : []),
    ...(hasMore
      ? [
          {
            title: incomplete === undefined ? 'All matching rows' : 'Matching rows found so far',
            scope: 'all' as const,
          },
        ]
      : []),
  ];
  return (
    <PopoverFrame label="Export" triggerRef={props.triggerRef} className="w-max min-w-200" onClose={props.onClose}>
      {incomplete !== undefined && (
        <p id={noteId} className="max-w-280 px-12 pt-8 text-amber-fg text-small">
          The list is incomplete. {incomplete}
        </p>
      )}
      <Menu
        aria-label="Export"
        aria-describedby={incomplete === undefined ? undefined : noteId}
        autoFocus="first"
        onClose={props.onClose}
        className="p-4 outline-none"
      >
        {sections.map(({ title, scope }) => (
          <MenuSection key={scope}>
            <Header className="px-8 pt-8 pb-4 font-semibold text-ink-3 text-micro">{title}</Header>
            {formats.map(({ id, label }) => (
              <MenuItem key={id} id={`${scope}-${id}`} onAction={() => props.onSave(id, scope)} className={ITEM}>
                {label}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
        <MenuItem
          id="schedule"
          onAction={() => (scheduleRefusal === undefined ? onSchedule() : notify(scheduleRefusal))}
          className={`mt-4 border-line border-t ${ITEM}`}
        >
          Schedule…
        </MenuItem>
        {props.more && (
          <MenuItem id="more" onAction={props.more.onOpen} className={`mt-4 border-line border-t ${ITEM}`}>
            {props.more.label}
          </MenuItem>
        )}
      </Menu>
    </PopoverFrame>
  );
}

function count(rows: number): string {
  return countOf(rows, 'row');
}

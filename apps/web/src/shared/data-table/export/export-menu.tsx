import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { ToolButton } from '#ui/buttons/tool-button.tsx';
import { OverlayPart, WindowPart } from '#ui/loading/part.tsx';
import { type ExportSource, useExport } from './use-export.ts';

// Lazy-loaded just before it opens.
const ExportPopover = lazyComponent(() => import('./export-popover.tsx'), 'ExportPopover');
const ReportDialog = lazyComponent(() => import('#shared/reports/report-dialog.tsx'), 'ReportDialog');

/** The export button, also on the key `e`. While all matches are being loaded, it shows their number and can be cancelled. */
export function ExportMenu<Row>(source: ExportSource<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isScheduling, setIsScheduling] = useState(false);
  const { report } = source;
  const button = useRef<HTMLButtonElement>(null);
  const { progress, save, stop } = useExport(source);
  const disabledReason = source.rows.length === 0 ? 'No rows to save' : undefined;
  useShortcut('e', () => save('csv', 'loaded'), { disabledReason });
  return (
    <>
      <ToolButton
        icon={Download}
        hotkey="e"
        label={progress === undefined ? 'Export' : `Stop at ${(source.readCount ?? progress).toLocaleString('en')}`}
        buttonRef={button}
        isActive={progress !== undefined}
        {...(progress === undefined && { isExpanded: isOpen, popup: 'menu' })}
        onWarm={ExportPopover.preload}
        onPress={() => (progress === undefined ? setIsOpen(true) : stop())}
      />
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <ExportPopover
            columns={source.columns}
            moreFormats={source.moreFormats}
            more={source.more}
            loadedCount={source.rows.length}
            pickedCount={source.picked?.length ?? 0}
            incomplete={source.incomplete}
            hasMore={source.hasMore && source.pages !== undefined}
            triggerRef={button}
            scheduleRefusal={typeof report === 'string' ? report : undefined}
            onSchedule={() => setIsScheduling(true)}
            onSave={save}
            onClose={() => setIsOpen(false)}
          />
        </OverlayPart>
      )}
      {isScheduling && typeof report !== 'string' && (
        <WindowPart onClose={() => setIsScheduling(false)}>
          <ReportDialog source={report} onClose={() => setIsScheduling(false)} />
        </WindowPart>
      )}
    </>
  );
}

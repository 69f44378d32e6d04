import { Copy } from 'lucide-react';
import { useEffect } from 'react';
import { placeNear } from '#ui/popovers/place-near.ts';
import { tooltipClass } from '#ui/popovers/tooltip-class.ts';
import { copyText } from '#ui/text/copy-text.ts';
import { formatTimeInZones } from './time-in-zones.ts';
import { type PointedTime, usePointedTime } from './use-pointed-time.ts';

const ROOM_ABOVE_PX = 140;

/**
 * Shows a hovered time in each relevant zone and as sent by the service, to be copied by a press or by the copy shortcut. A
 * single instance for the whole page. It contains nothing that the `time` element lacks, so it is hidden from screen readers.
 */
export function TimeCards() {
  const pointed = usePointedTime();
  return pointed && <TimeCard {...pointed} />;
}

function TimeCard({ value, timeMs, box }: PointedTime) {
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (window.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      copy(value);
    };
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, [value]);
  return (
    // The gap to the time belongs to the card, so that the mouse can cross it.
    <div data-time-card aria-hidden className="fixed z-50 py-6" style={placeNear(box, ROOM_ABOVE_PX)}>
      <div className={tooltipClass}>
        <table className="tabular-nums">
          <tbody>
            {formatTimeInZones(timeMs).map(({ zone, text }) => (
              <tr key={zone}>
                <th scope="row" className="pr-12 text-left font-normal text-ink-3">
                  {zone}
                </th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <button
          type="button"
          tabIndex={-1}
          // Keeps the focus in place.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => copy(value)}
          className="mt-2 inline-flex items-center gap-6 rounded-control font-mono hover:bg-hover"
        >
          {value}
          <Copy size={12} strokeWidth={1.75} className="text-ink-3" />
        </button>
      </div>
    </div>
  );
}

function copy(value: string): void {
  copyText(value, 'Time copied');
}

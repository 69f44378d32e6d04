import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';

const SHORTCUTS: readonly (readonly [scope: string, keys: readonly (readonly [key: string, action: string])[]])[] = [
  [
    'Everywhere',
    [
      ['?', 'Show these keys'],
      ['Ctrl K', 'Go to a screen or an ID'],
      ['[', 'Narrow or widen the navigation'],
      ['Esc', 'Close the panel or window'],
    ],
  ],
  [
    'Lists',
    [
      ['j', 'Next row'],
      ['k', 'Previous row'],
      ['Enter', 'Open the row'],
      ['Space', 'Show details beside the list'],
      ['/', 'Go to the search field'],
      ['R', 'Load again'],
    ],
  ],
  [
    'Processes',
    [
      ['f', 'Show only failed ones'],
      ['L', 'Turn live updates on or off'],
      ['e', 'Save the loaded ones as CSV'],
      ['t', 'Switch between relative and absolute times'],
    ],
  ],
  [
    'Calendar',
    [
      ['n', 'Later week or days; in the grid also j'],
      ['p', 'Earlier week or days; in the grid also k'],
      ['t', 'Go to today'],
      ['d x w', 'Day, 3 days, week'],
      ['m a y', 'Month, agenda, year'],
      ['c', 'New event; on a half hour, one there'],
      ['q', 'Add an event in one line'],
      ['↑ ↓ ← →', 'Move between events or half hours'],
      ['Enter', 'Open the event; on a free half hour, a new one'],
      ['m', 'Move the event with the arrow keys, with Shift its end'],
      ['Delete', 'Delete the event'],
    ],
  ],
];

/** The keys of the console, by where they work. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen isWide onClose={onClose}>
      <div className="gap-x-32 sm:columns-2">
        {SHORTCUTS.map(([scope, keys]) => (
          <section key={scope} className="break-inside-avoid pb-16">
            <h3 className="mb-6 font-semibold text-ink-3 text-micro">{scope}</h3>
            <dl className="grid grid-cols-[64px_1fr] items-center gap-y-6">
              {keys.map(([key, action]) => (
                <div key={key} className="contents">
                  <dt>
                    <Kbd>{key}</Kbd>
                  </dt>
                  <dd>{action}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

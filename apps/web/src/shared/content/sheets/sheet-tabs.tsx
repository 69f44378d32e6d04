import { PressButton } from '#ui/buttons/press-button.tsx';

type SheetTabsProps = {
  sheets: readonly { name: string; note?: string | undefined }[];
  current: number;
  onChange: (sheet: number) => void;
};

/** The sheet tabs below the cells of a spreadsheet. */
export function SheetTabs({ sheets, current, onChange }: SheetTabsProps) {
  return (
    <nav aria-label="Sheets" className="fading-edges shrink-0 border-line border-t bg-surface px-8">
      <ul className="flex h-36 items-center gap-4">
        {sheets.map(({ name, note }, index) => (
          <li key={index} className="shrink-0">
            <PressButton
              aria-current={index === current ? 'true' : undefined}
              onPress={() => onChange(index)}
              className="inline-flex h-28 cursor-default items-center gap-6 rounded-control px-10 text-ink-2 hover:bg-hover hover:text-ink aria-[current]:bg-selected aria-[current]:font-medium aria-[current]:text-ink"
            >
              {name}
              {note !== undefined && <span className="text-ink-3 text-small">{note}</span>}
            </PressButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

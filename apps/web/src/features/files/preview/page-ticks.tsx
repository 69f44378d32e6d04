import { Check } from 'lucide-react';
import { PressButton } from '#ui/buttons/press-button.tsx';

type PageTicksProps = {
  count: number;
  current: number;
  seen: ReadonlySet<number>;
  onGoTo: (page: number) => void;
};

/** Lists the pages of a document in a column with links: the viewed ones and the current one are marked. */
export function PageTicks({ count, current, seen, onGoTo }: PageTicksProps) {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  const firstUnseen = pages.find((page) => !seen.has(page));
  return (
    <nav
      aria-label="Pages"
      className="sticky top-0 max-h-full w-56 shrink-0 self-start overflow-auto p-8 max-md:hidden"
    >
      <ol className="flex flex-col gap-2">
        {pages.map((page) => (
          <li key={page}>
            <PressButton
              aria-label={`Page ${page}${seen.has(page) ? ', viewed' : ''}`}
              aria-current={page === current ? 'page' : undefined}
              data-unseen-page={page === firstUnseen || undefined}
              onPress={() => onGoTo(page)}
              className="flex h-24 w-full items-center gap-4 rounded-control px-6 text-ink-2 text-small tabular-nums hover:bg-hover aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {page}
              {seen.has(page) && <Check size={12} strokeWidth={2} aria-hidden className="text-green-fg" />}
            </PressButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}

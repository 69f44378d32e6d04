import { clsx } from 'clsx';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** Filters that a narrow screen shows on request, so that they leave room for the list; a wide one shows them always. */
export function FilterFold({ setCount, children }: { setCount: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button visibility="sm:hidden" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        <ListFilter size={14} strokeWidth={1.75} aria-hidden />
        {setCount === 0 ? 'Filters' : `Filters, ${setCount} set`}
      </Button>
      <div className={clsx('contents', !isOpen && 'max-sm:hidden')}>{children}</div>
    </>
  );
}

/** Filters that few need: every screen shows them on request only, and from the start when one of them is set. */
export function MoreFilters({ setCount, children }: { setCount: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(setCount > 0);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        <ListFilter size={14} strokeWidth={1.75} aria-hidden />
        {setCount === 0 || isOpen ? 'More filters' : `More filters, ${setCount} set`}
      </Button>
      {isOpen && children}
    </>
  );
}

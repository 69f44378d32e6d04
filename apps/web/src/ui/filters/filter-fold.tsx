import { clsx } from 'clsx';
import { ListFilter } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';

const IsUnfolded = createContext(false);

/** Filters that narrow screens show on request, to leave room for the list. Wide screens always show them. */
export function FilterFold({ setCount, children }: { setCount: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button visibility="sm:hidden" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        <ListFilter size={14} strokeWidth={1.75} aria-hidden />
        {setCount === 0 ? 'Filters' : `Filters, ${setCount} set`}
      </Button>
      <IsUnfolded value={isOpen}>
        <div className={clsx('contents max-sm:[&_[aria-haspopup=listbox]]:grow', !isOpen && 'max-sm:hidden')}>
          {children}
        </div>
      </IsUnfolded>
    </>
  );
}

/**
 * Rarely used filters within a fold. Wide screens show them on request, or initially if one of them is set; narrow screens show
 * them with the others.
 */
export function MoreFilters({ setCount, children }: { setCount: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(setCount > 0);
  const isUnfolded = useContext(IsUnfolded);
  return (
    <>
      <Button visibility="max-sm:hidden" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        <ListFilter size={14} strokeWidth={1.75} aria-hidden />
        {setCount === 0 || isOpen ? 'More filters' : `More filters, ${setCount} set`}
      </Button>
      {(isOpen || isUnfolded) && <div className={clsx('contents', !isOpen && 'sm:hidden')}>{children}</div>}
    </>
  );
}

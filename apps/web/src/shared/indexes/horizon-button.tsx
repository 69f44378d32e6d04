import { countOf } from '@rotunda/api-client/count-of';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import type { HorizonProps } from './horizon-props.ts';
import { HORIZON_TEXTS } from './incomplete.ts';

const HorizonDialog = lazyComponent(() => import('./horizon-dialog.tsx'), 'HorizonDialog');

/** Shows which files are scanned first and how fast older ones follow, with a way to change this. */
export function HorizonButton({ index, older }: HorizonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span>
      <span className="max-sm:sr-only @max-[900px]:sr-only">
        {HORIZON_TEXTS[older.horizonDays]} first
        {!older.isScanned && `, older files at up to ${countOf(older.callsPerDay, 'call')} a day`}{' '}
      </span>
      <TextButton onPress={() => setIsOpen(true)}>
        <span className="max-sm:hidden">Change period</span>
        <span className="sm:hidden">
          <span className="sr-only">Change </span>Period
        </span>
      </TextButton>
      {isOpen && (
        <WindowPart onClose={() => setIsOpen(false)}>
          <HorizonDialog index={index} older={older} onClose={() => setIsOpen(false)} />
        </WindowPart>
      )}
    </span>
  );
}

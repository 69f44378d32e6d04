import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CalendarSearch } from '#features/calendar/view/search.ts';
import { getCity } from '#shared/format/zone-text.ts';
import { ZoneField } from '#shared/zones/zone-field.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';

export type ZonesProps = {
  /** The display time zone, and the user's own. */
  zone: string;
  ownZone: string;
  /** The zones whose clocks are shown beside the hours. */
  also: readonly string[];
  onChange: (change: Pick<CalendarSearch, 'zone' | 'also'>) => void;
};

/** Selects the display time zone and the additional clocks. */
export function Zones({ zone, ownZone, also, onChange }: ZonesProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = (next: string) => onChange({ zone: next === ownZone ? undefined : next });
  return (
    <span className="flex items-center gap-2">
      {/* The zone of all screens stands at the top; a link may bring another one, and this is the way back. */}
      {zone !== ownZone && (
        <SingleSelect
          label="Times in"
          value={zone}
          choices={[zone, ownZone].map((name) => ({ value: name, label: getCity(name) }))}
          onChange={choose}
        />
      )}
      <IconButton icon={Plus} label="More zones" isActive={also.length > 0} onPress={() => setIsChoosing(true)} />
      {isChoosing && <ZonesDialog also={also} onChange={onChange} onClose={() => setIsChoosing(false)} />}
    </span>
  );
}

const NO_ZONE = { id: 'none', name: 'None' };
const PLACES = ['Second zone', 'Third zone'];

type ZonesDialogProps = Pick<ZonesProps, 'also' | 'onChange'> & {
  onClose: () => void;
};

function ZonesDialog({ also, onChange, onClose }: ZonesDialogProps) {
  const change = (index: number, name: string) => {
    const next = PLACES.map((_, place) => (place === index ? name : (also[place] ?? ''))).filter(Boolean);
    onChange({ also: next.length > 0 ? [...new Set(next)] : undefined });
  };
  return (
    <Dialog title="More time zones" isOpen onClose={onClose}>
      {PLACES.map((label, index) => (
        <ZoneField
          key={label}
          label={label}
          first={NO_ZONE}
          value={also[index] ?? NO_ZONE.id}
          onChange={(name) => change(index, name === NO_ZONE.id ? '' : name)}
        />
      ))}
      <DialogButtons>
        <DialogClose kind="primary" onClose={onClose}>
          Done
        </DialogClose>
      </DialogButtons>
    </Dialog>
  );
}

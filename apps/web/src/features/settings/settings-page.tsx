import { countOf } from '@rotunda/api-client/count-of';
import type { Preferences } from '#shared/preferences/preferences.ts';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { getBrowserEntry } from '#shared/zones/browser-entry.ts';
import { ZoneField } from '#shared/zones/zone-field.tsx';
import { openShortcutSheet } from '#shell/shortcut-sheet/shortcut-sheet.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { ZoneExample } from './zone-example.tsx';

/** The signed-in user's settings for appearance and times, on all devices. */
export function SettingsPage() {
  const preferences = usePreferences();
  return (
    <div className="grid max-w-960 gap-32 p-16 pb-32 md:grid-cols-2">
      <Appearance preferences={preferences} />
      <Times preferences={preferences} />
      <Messages preferences={preferences} />
      <section className="flex flex-col items-start gap-8">
        <h2 className="font-semibold text-section">Keyboard shortcuts</h2>
        <p className="text-ink-2">You can change or disable every shortcut.</p>
        <Button onPress={openShortcutSheet}>View and change shortcuts</Button>
      </section>
    </div>
  );
}

function Appearance({ preferences }: { preferences: Preferences }) {
  const { theme = 'system', contrast = 'system', density = 'default', motion = 'system' } = preferences;
  return (
    <section className="flex flex-col gap-16">
      <h2 className="font-semibold text-section">Appearance</h2>
      <RadioChoice
        label="Theme"
        value={theme}
        onChange={(next) => changePreferences({ theme: next })}
        options={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <RadioChoice
        label="Contrast"
        value={contrast}
        onChange={(next) => changePreferences({ contrast: next })}
        options={[
          { value: 'system', label: 'System' },
          { value: 'standard', label: 'Standard' },
          { value: 'more', label: 'More', detail: 'Stronger borders and secondary text' },
        ]}
      />
      <RadioChoice
        label="Row height"
        value={density}
        onChange={(next) => changePreferences({ density: next })}
        options={[
          { value: 'compact', label: 'Compact', detail: '28 pixels' },
          { value: 'default', label: 'Default', detail: '36 pixels' },
          { value: 'relaxed', label: 'Relaxed', detail: '44 pixels' },
        ]}
      />
      <RadioChoice
        label="Motion"
        value={motion}
        onChange={(next) => changePreferences({ motion: next })}
        options={[
          { value: 'system', label: 'System' },
          { value: 'full', label: 'Full' },
          { value: 'reduced', label: 'Reduced', detail: 'No animations' },
        ]}
      />
    </section>
  );
}

const MESSAGE_TIMES = [
  { value: '', label: 'Default (6 seconds, 12 with Undo)' },
  { value: '30', label: '30 seconds' },
  { value: '60', label: '1 minute' },
  { value: '300', label: '5 minutes' },
  { value: '0', label: 'Until dismissed' },
] as const;

function Messages({ preferences: { messageSeconds } }: { preferences: Preferences }) {
  const time = MESSAGE_TIMES.find(({ value }) => value === String(messageSeconds ?? ''));
  return (
    <section className="flex flex-col gap-8">
      <h2 className="font-semibold text-section">Notifications</h2>
      <p className="text-ink-2">How long notifications and their Undo button stay on screen.</p>
      <div className="max-w-320">
        <NativeSelect
          label="Show notifications for"
          value={time?.value ?? 'other'}
          choices={
            time
              ? MESSAGE_TIMES
              : [...MESSAGE_TIMES, { value: 'other' as const, label: countOf(messageSeconds ?? 0, 'second') }]
          }
          onChange={(next) => changePreferences({ messageSeconds: next === '' ? null : Number(next) })}
        />
      </div>
    </section>
  );
}

function Times({ preferences: { timeZone = 'browser', hourCycle = 'h23', weekStart } }: { preferences: Preferences }) {
  return (
    <section className="flex flex-col gap-16">
      <h2 className="font-semibold text-section">Date and time</h2>
      <div className="max-w-320">
        <ZoneField
          label="Time zone"
          value={timeZone}
          first={getBrowserEntry()}
          onChange={(next) => changePreferences({ timeZone: next === 'browser' ? null : next })}
        />
        <ZoneExample key={`${timeZone} ${hourCycle}`} />
      </div>
      <RadioChoice
        label="Time format"
        value={hourCycle}
        onChange={(next) => changePreferences({ hourCycle: next })}
        options={[
          { value: 'h23', label: '24 hours' },
          { value: 'h12', label: '12 hours' },
        ]}
      />
      <RadioChoice
        label="Week starts on"
        value={weekStart ?? 'service'}
        onChange={(next) => changePreferences({ weekStart: next === 'service' ? null : next })}
        options={[
          { value: 'service', label: 'As in the calendar service' },
          { value: 'monday', label: 'Monday' },
          { value: 'saturday', label: 'Saturday' },
          { value: 'sunday', label: 'Sunday' },
        ]}
      />
    </section>
  );
}

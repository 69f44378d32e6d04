import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { mainScreens } from '#shared/screens/main-screens.ts';
import { shortcutScopes } from '#shared/shortcuts/shortcut-scopes.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Kbd } from '#ui/keyboard/kbd.tsx';
import { ShortcutKey } from './shortcut-key.tsx';

/** Lists the keys of the console by scope. Pressing one changes it. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { areShortcutsOn = true } = usePreferences();
  const chords = mainScreens.filter(({ chord }) => chord !== undefined);
  return (
    <Dialog title="Keyboard shortcuts" isOpen isWide onClose={onClose}>
      <div className="flex flex-wrap items-center justify-between gap-8">
        <p className="text-ink-2">Click a shortcut and press a new key. Press Backspace to disable it.</p>
        <Checkbox
          isSelected={areShortcutsOn}
          onChange={(isOn) => changePreferences({ areShortcutsOn: isOn ? null : false })}
        >
          Single-key shortcuts
        </Checkbox>
      </div>
      <div className="gap-x-32 sm:columns-2">
        {shortcutScopes.map((scope) => (
          <section key={scope.id} className="break-inside-avoid pb-16">
            <h3 className="mb-6 font-semibold text-ink-3 text-micro">{scope.label}</h3>
            <dl className="grid grid-cols-[104px_1fr] items-center gap-x-8 gap-y-4">
              {scope.shortcuts.map(({ key, label }) => (
                <div key={key} className="contents">
                  <dt className="flex min-h-24 items-center">
                    <ShortcutKey scope={scope} defaultKey={key} label={label} />
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section className="break-inside-avoid pb-16">
          <h3 className="mb-6 font-semibold text-ink-3 text-micro">Go to a screen</h3>
          <dl className="grid grid-cols-[104px_1fr] items-center gap-x-8 gap-y-4">
            {chords.map(({ to, chord = '', title }) => (
              <div key={to} className="contents">
                <dt className="flex min-h-24 items-center">
                  <Kbd isListed>{`g ${chord}`}</Kbd>
                </dt>
                <dd>{title}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {/* Always in sight: without an edge the window would end in the middle of a line. */}
      <DialogButtons>
        <DialogClose onClose={onClose}>Close</DialogClose>
      </DialogButtons>
    </Dialog>
  );
}

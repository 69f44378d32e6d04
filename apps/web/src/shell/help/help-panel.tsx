import { Link } from '@tanstack/react-router';
import { operationUsage } from '#shared/screens/operation-usage.ts';
import { type ScreenId, screenRegistry } from '#shared/screens/screen-registry.ts';
import { useScreenId } from '#shared/screens/use-screen-id.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { listScreenScopes } from '#shared/shortcuts/scopes-at.ts';
import { shortcutScopes } from '#shared/shortcuts/shortcut-scopes.ts';
import { openShortcutSheet } from '#shell/shortcut-sheet/shortcut-sheet.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Kbd } from '#ui/keyboard/kbd.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { HELP_PANEL_ID } from './help-state.ts';
import { screenHelp } from './screen-help.ts';

/** Shows the purpose of the current screen, its behaviour, its keys and its operations. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const screenId = useScreenId();
  if (!screenId) {
    return (
      <SidePanel title="Help" id={HELP_PANEL_ID} takesFocus onClose={onClose}>
        <p>Page not found.</p>
      </SidePanel>
    );
  }
  const { title, to } = screenRegistry[screenId];
  const { purpose, notes } = screenHelp[screenId];
  return (
    <SidePanel title={`Help: ${title}`} id={HELP_PANEL_ID} takesFocus onClose={onClose}>
      <div className="flex flex-col gap-16">
        <p className="text-prose">{purpose}</p>
        <ul className="flex list-disc flex-col gap-8 pl-16">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Keys path={to} />
        <Operations screenId={screenId} />
      </div>
    </SidePanel>
  );
}

function Keys({ path }: { path: string }) {
  const own = listScreenScopes(path, shortcutScopes);
  return (
    <section aria-labelledby="help-keys" className="flex flex-col items-start gap-8 pointer-coarse:hidden">
      <h3 id="help-keys" className="font-semibold">
        Keys
      </h3>
      {own.length === 0 ? (
        <p className="text-ink-2">The shortcuts of lists and those that work on every screen.</p>
      ) : (
        <dl className="grid grid-cols-[104px_1fr] items-center gap-x-8 gap-y-4">
          {own
            .flatMap(({ shortcuts }) => shortcuts)
            .map(({ key, label }) => (
              <div key={key} className="contents">
                <dt>
                  <Kbd>{key}</Kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
        </dl>
      )}
      <Button onPress={openShortcutSheet}>All keyboard shortcuts</Button>
    </section>
  );
}

function Operations({ screenId }: { screenId: ScreenId }) {
  const session = useSession();
  const used = (Object.keys(operationUsage) as (keyof typeof operationUsage)[]).flatMap((operationId) => {
    const control = Object.entries(operationUsage[operationId]).find(([home]) => home === screenId)?.[1];
    return control === undefined ? [] : [{ operationId, control }];
  });
  if (used.length === 0) return null;
  return (
    <section aria-labelledby="help-operations" className="flex flex-col gap-8">
      <h3 id="help-operations" className="font-semibold">
        Operations of this screen
      </h3>
      <ul className="flex flex-col gap-4">
        {used.map(({ operationId, control }) => (
          <li key={operationId}>
            <Link
              to="/explorer/$operationId"
              params={{ operationId }}
              className="word-target font-mono text-accent-ink text-small underline decoration-line-strong underline-offset-2"
            >
              {operationId}
            </Link>
            <span className="block text-ink-2">
              {control}
              {!canCall(session, operationId) && (
                <span className="text-ink-3">
                  {session.notOffered.has(operationId) ? ', not offered by the service' : ', not included in your role'}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useRouter } from '@tanstack/react-router';
import { CircleHelp, FileSearch, ListFilter, LogOut, type LucideIcon, SunMoon } from 'lucide-react';
import { useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { mayCall, signOut, useSession } from '#shared/session.ts';
import { screens } from './screens.ts';
import { openShortcutSheet } from './shortcut-sheet.tsx';

type Command = { id: string; label: string; icon: LucideIcon; run: () => void };

const ID_PATTERN = /^[\w-]{10,}$/; // Shorter ids exist, but so do words.

/** The list of everything that can be gone to and done, narrowed by what is typed; an id leads to what it names. */
export function CommandList({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const commands = useCommands(text.trim());
  return (
    <ModalOverlay
      isDismissable
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className="fixed inset-0 z-40 flex items-start justify-center bg-[oklch(20%_0.02_275/0.4)] p-16 pt-[12vh] entering:animate-[appear_160ms]"
    >
      <Modal className="w-full max-w-560 rounded-dialog border border-line-strong bg-surface shadow-popover">
        <Dialog aria-label="Go to" className="flex max-h-[60vh] flex-col outline-none">
          <Autocomplete inputValue={text} onInputChange={setText} filter={contains}>
            <SearchField aria-label="Screen, action or ID" autoFocus className="border-line border-b">
              <Input
                placeholder="Screen, action or ID"
                className="h-44 w-full bg-transparent px-16 text-prose outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
              />
            </SearchField>
            <Menu
              aria-label="Commands"
              items={commands}
              onClose={onClose}
              renderEmptyState={() => <p className="px-12 py-8 text-ink-3">Nothing is called that.</p>}
              className="min-h-0 flex-1 overflow-auto p-4 outline-none"
            >
              {({ label, icon: Icon, run }) => (
                <MenuItem
                  textValue={label}
                  onAction={run}
                  className="flex h-32 cursor-default items-center gap-8 rounded-control px-12 outline-none focus:bg-hover"
                >
                  <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
                  <span className="truncate">{label}</span>
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function useCommands(text: string): Command[] {
  const router = useRouter();
  const session = useSession();
  const go = (href: string) => () => void router.navigate({ href });
  const places = screens
    .filter(({ operationId }) => mayCall(session, operationId))
    .map(({ to, label, icon }) => ({ id: to, label: `Go to ${label}`, icon, run: go(to) }));
  const themes = (['light', 'dark', 'system'] as const).map((theme) => ({
    id: `theme-${theme}`,
    label: theme === 'system' ? 'Use the theme of the system' : `Use the ${theme} theme`,
    icon: SunMoon,
    run: () => changePreferences({ theme }),
  }));
  return [
    ...(ID_PATTERN.test(text) ? idCommands(text, go) : []),
    ...places,
    ...themes,
    { id: 'keys', label: 'Show keyboard shortcuts', icon: CircleHelp, run: openShortcutSheet },
    { id: 'sign-out', label: 'Sign out', icon: LogOut, run: () => void signOut() },
  ];
}

function idCommands(id: string, go: (href: string) => () => void): Command[] {
  const search = (name: string) => `/processes?${name}=${encodeURIComponent(JSON.stringify(id))}`;
  return [
    { id: 'id-file', label: `Open the file ${id}`, icon: FileSearch, run: go(`/file/${id}/preview`) },
    { id: 'id-script', label: `Show processes of the script ${id}`, icon: ListFilter, run: go(search('script')) },
    {
      id: 'id-deployment',
      label: `Show processes of the deployment ${id}`,
      icon: ListFilter,
      run: go(search('deployment')),
    },
  ];
}

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { type Session, signOut } from '#shared/session.ts';
import { chooseTheme, readTheme, type Theme } from '#shared/theme.ts';

const THEMES: readonly (readonly [Theme, string])[] = [
  ['system', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];
const itemClass =
  'flex h-28 cursor-default items-center gap-8 rounded-control px-8 outline-none focus:bg-hover selected:font-medium';

/** Who is signed in, the theme, and the way out. */
export function AccountMenu({ session }: { session: Session }) {
  const [theme, setTheme] = useState(readTheme);
  const initials = session.name
    .split(' ')
    .map((word) => word[0])
    .slice(0, 2)
    .join('');
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <MenuTrigger>
      <Button
        aria-label={`${initials}, account of ${session.name}`}
        className="inline-flex size-28 cursor-default items-center justify-center rounded-full bg-selected font-semibold text-accent-ink text-micro hover:bg-hover"
      >
        {initials}
      </Button>
      <Popover
        placement="bottom end"
        className="w-240 rounded-card border border-line bg-surface shadow-popover dark:border-line-strong entering:animate-[appear_160ms]"
      >
        <div className="border-line border-b px-12 py-8">
          <p className="font-medium">{session.name}</p>
          <p className="text-ink-2 text-small">{session.email}</p>
          <p className="text-ink-3 text-small capitalize">{session.roles.join(', ')}</p>
        </div>
        <Menu aria-label="Account" className="p-4 outline-none">
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[theme]}
            onSelectionChange={(keys) => {
              const [key] = keys === 'all' ? [] : keys;
              const next = THEMES.find(([id]) => id === key);
              if (next) choose(next[0]);
            }}
          >
            <Header className="px-8 py-4 font-semibold text-ink-3 text-micro">Theme</Header>
            {THEMES.map(([id, label]) => (
              <MenuItem key={id} id={id} className={itemClass}>
                {({ isSelected }) => (
                  <>
                    <span aria-hidden className={`size-8 rounded-full ${isSelected ? 'bg-accent' : 'bg-line'}`} />
                    {label}
                  </>
                )}
              </MenuItem>
            ))}
          </MenuSection>
          <Separator className="my-4 border-line border-t" />
          <MenuItem id="sign-out" onAction={() => void signOut()} className={itemClass}>
            <LogOut size={16} strokeWidth={1.75} aria-hidden />
            Sign out
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

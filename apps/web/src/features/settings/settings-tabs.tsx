import { useSupportedTabs } from '#shared/screens/use-supported-tabs.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { PageHead } from '#ui/page/page-head.tsx';

/** The header of all settings pages. */
export function SettingsTabs() {
  const offered = useSupportedTabs();
  return (
    <>
      <PageHead title="Settings" />
      <LinkTabs
        label="Settings"
        tabs={offered([
          { to: '/settings', params: {}, label: 'General' },
          { to: '/settings/reviews', params: {}, label: 'Reviews' },
          { to: '/settings/account', params: {}, label: 'Account' },
          { to: '/settings/services', params: {}, label: 'Calendar service' },
          { to: '/settings/data', params: {}, label: 'Your data' },
        ])}
      />
    </>
  );
}

import { useSupportedTabs } from '#shared/screens/use-supported-tabs.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';

/** The tabs for shared drives and for the deprecated Team Drives API. */
export function DrivesTabs() {
  const offered = useSupportedTabs();
  return (
    <LinkTabs
      label="Drive types"
      tabs={offered([
        { to: '/drives', params: {}, label: 'Shared drives' },
        { to: '/drives/legacy', params: {}, label: 'Team drives (legacy)' },
      ])}
    />
  );
}

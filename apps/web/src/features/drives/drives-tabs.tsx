import { LinkTabs } from '#ui/link-tabs.tsx';

/** The shared drives, and the same ones under their former name. */
export function DrivesTabs() {
  return (
    <LinkTabs
      label="Drive types"
      tabs={[
        { to: '/drives', params: {}, label: 'Shared drives' },
        { to: '/drives/legacy', params: {}, label: 'Team drives (legacy)' },
      ]}
    />
  );
}

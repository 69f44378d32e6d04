import { LinkTabs } from '#ui/link-tabs.tsx';

/** The two views of the API: operations to run, and how each of them is used. */
export function ExplorerTabs() {
  return (
    <LinkTabs
      label="API"
      tabs={[
        { to: '/explorer', params: {}, label: 'Operations' },
        { to: '/explorer/coverage', params: {}, label: 'Coverage' },
      ]}
    />
  );
}
